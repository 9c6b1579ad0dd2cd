import type { FormEvent } from "react";
import { translate } from "../../../lib/words/translate";
import type { AddressState } from "../../../ui/address-state";
import { useFieldText } from "../../../ui/field-text";
import type { SearchPageState } from "../ui/search-page-address";

type SearchFormProps = Pick<AddressState<SearchPageState>, "type" | "flush"> & { query: string };

/**
 * The field of the search page, which is in its HTML: what is typed before scripts are here is kept, and Enter asks for
 * the page of that query.
 */
export function SearchForm({ query, type, flush }: SearchFormProps) {
  const text = useFieldText(query, (typed) => type({ query: typed }));
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
