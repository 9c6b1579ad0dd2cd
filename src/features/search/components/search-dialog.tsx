import { navigate, withPrefix } from "gatsby";
import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from "react";
import { translate } from "../../../lib/translate";
import { Icon } from "../../../ui/icons";
import { keepFocus } from "../../../ui/keep-focus";
import { keepScrollBarRoom } from "../../../ui/scrolling";
import { askedQuery, openSearch, SEARCH_DIALOG_ID } from "../../../ui/search-dialog";
import { settings } from "../../../ui/site-settings";
import { SearchBody } from "./search-body";
import { searchPageAddress } from "../ui/search-page-address";

const { searchPagePath, placeholder } = settings.search;

/** Where Enter leads before React has taken over the form: to the search page, or nowhere. */
const target = searchPagePath ? { action: withPrefix(searchPagePath) } : { method: "dialog" };

/**
 * The dialog of search: a field, and below it what the code of search shows once it is here. It is in each page's HTML,
 * and may be open before React takes it over.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [query, setQuery] = useState<string>();
  const close = () => dialog.current?.close();
  useOpening(field);
  useClosing(field);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!searchPagePath || !query?.trim()) return;
    close();
    void navigate(searchPageAddress(searchPagePath, { query }));
  };
  return (
    <dialog
      ref={dialog}
      id={SEARCH_DIALOG_ID}
      className="search-dialog"
      aria-label={translate({ id: "search.label" })}
      onKeyDown={keepFocus}
      onClick={({ target, currentTarget }: MouseEvent) => target === currentTarget && close()}
    >
      <div className="window">
        <form role="search" {...target} onSubmit={onSubmit}>
          <Icon name="search" />
          <input
            ref={setField}
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
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <button type="button" className="icon-button" aria-label={translate({ id: "search.close" })} onClick={close}>
            <Icon name="close" />
          </button>
        </form>
        {query !== undefined && field && <SearchBody query={query} field={field} onClose={close} />}
      </div>
    </dialog>
  );
}

/** Opens the dialog for the clicks and keys that ask for search. */
function useOpening(field: HTMLInputElement | null): void {
  useEffect(() => {
    if (!field) return undefined;
    const onAsk = (event: Event) => {
      const query = askedQuery(event);
      if (query === undefined) return;
      event.preventDefault();
      const dialog = field.closest("dialog");
      if (!dialog || dialog.open) return;
      dialog.addEventListener("close", keepScrollBarRoom(), { once: true });
      openSearch(field, query);
    };
    document.addEventListener("click", onAsk);
    document.addEventListener("keydown", onAsk);
    return () => {
      document.removeEventListener("click", onAsk);
      document.removeEventListener("keydown", onAsk);
    };
  }, [field]);
}

/** Closes the dialog when its reader goes back or forward; links in it close it themselves. */
function useClosing(field: HTMLInputElement | null): void {
  useEffect(() => {
    const close = () => field?.closest("dialog")?.close();
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [field]);
}
