import { useEffect, type FormEvent } from "react";
import { translate } from "../../../lib/words/translate";
import type { AddressState } from "../../../ui/address-state";
import { useFieldText } from "../../../ui/field-text";
import { searchPageState, type SearchPageState } from "../ui/search-page-address";
import { canHover } from "./focus-field";

type SearchFormProps = Pick<AddressState<SearchPageState>, "type" | "flush"> & { query: string };

/**
 * The field of the search page, which is in its HTML: what is typed before scripts are here is kept, and Enter asks for
 * the page of that query. Where nothing is asked yet, it has the focus once scripts are here.
 */
export function SearchForm({ query, type, flush }: SearchFormProps) {
  const text = useFieldText(query, (typed) => type({ query: typed }));
  const { ref: field } = text;
  useEffect(() => {
    const { activeElement, body } = document;
    // Who has the focus elsewhere keeps it; on a touch screen the keyboard would cover the page.
    if (activeElement !== body || searchPageState(window.location.search).query || !canHover()) return;
    field.current?.focus({ preventScroll: true });
  }, [field]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    flush();
  };
  return (
    <form role="search" onSubmit={onSubmit}>
      <input
        name="q"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={translate({ id: "search.placeholder" })}
        aria-label={translate({ id: "search.label" })}
        {...text}
      />
    </form>
  );
}
