import { useEffect, useRef, type FormEvent } from "react";
import { translate } from "../../../lib/words/translate";
import type { AddressState } from "../../../ui/address-state";
import type { SearchPageState } from "../ui/search-page-address";

type SearchFormProps = Pick<AddressState<SearchPageState>, "type" | "flush"> & { query: string };

/**
 * The field of the search page, which is in its HTML: what is typed before scripts are here is kept, and Enter asks for
 * the page of that query.
 */
export function SearchForm({ query, type, flush }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef("");
  // A field whose value React has would be emptied with what was typed before React took it over.
  useEffect(() => {
    if (query === shown.current || !field.current) return;
    shown.current = query;
    field.current.value = query;
  }, [query]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    flush();
  };
  return (
    <form role="search" onSubmit={onSubmit}>
      <input
        ref={field}
        name="q"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={translate({ id: "search.placeholder" })}
        aria-label={translate({ id: "search.label" })}
        onChange={({ currentTarget }) => {
          shown.current = currentTarget.value;
          type({ query: shown.current });
        }}
      />
    </form>
  );
}
