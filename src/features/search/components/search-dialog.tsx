import { navigate, withPrefix } from "gatsby";
import { useRef, useState, type FormEvent, type MouseEvent } from "react";
import { translate } from "../../../lib/words/translate";
import { Icon } from "../../../ui/icons";
import { keepFocus } from "../../../ui/keep-focus";
import { SEARCH_DIALOG_ID } from "../../../ui/search-dialog";
import { settings } from "../../../ui/site-settings";
import { SearchBody } from "./search-body";
import { searchPageAddress } from "../ui/search-page-address";
import { useDialog } from "./use-dialog";

const { searchPagePath, placeholder } = settings.search;

/** Where Enter leads before React has taken over the form: to the search page, or nowhere. */
const target = searchPagePath ? { action: withPrefix(searchPagePath) } : { method: "dialog" };

/**
 * The dialog of search: a field, and below it what the code of search shows once it is here. It is in each page's HTML,
 * and may be open before React takes it over.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState<{ query: string; field: HTMLInputElement }>();
  const close = () => dialog.current?.close();
  const closeAndThen = useDialog(dialog);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!searchPagePath || !input?.query.trim()) return;
    const goOn = () => void navigate(searchPageAddress(searchPagePath, { query: input.query }));
    if (!closeAndThen(goOn)) goOn();
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (event.target === event.currentTarget) close();
    if (!link || link.target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // The dialog's step in the history has to go before the link adds its own.
    if (!closeAndThen(() => link.click())) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <dialog
      ref={dialog}
      id={SEARCH_DIALOG_ID}
      className="search-dialog"
      aria-label={translate({ id: "search.label" })}
      onKeyDown={keepFocus}
      onClickCapture={onClick}
    >
      <div className="window">
        <SearchForm onInput={(field) => setInput({ field, query: field.value })} {...{ onSubmit, close }} />
        {input && <SearchBody {...input} onClose={close} />}
      </div>
    </dialog>
  );
}

type SearchFormProps = {
  onInput: (field: HTMLInputElement) => void;
  onSubmit: (event: FormEvent) => void;
  close: () => void;
};

/** The field of search, and the button that closes its dialog. */
function SearchForm({ onInput, onSubmit, close }: SearchFormProps) {
  return (
    <form role="search" {...target} onSubmit={onSubmit}>
      <Icon name="search" />
      <input
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder ?? translate({ id: "search.placeholder" })}
        aria-label={translate({ id: "search.label" })}
        onInput={({ currentTarget }) => onInput(currentTarget)}
      />
      <button type="button" className="icon-button" aria-label={translate({ id: "search.close" })} onClick={close}>
        <Icon name="close" />
      </button>
    </form>
  );
}
