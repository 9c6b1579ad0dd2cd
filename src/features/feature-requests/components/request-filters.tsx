import type { AddressState } from "../../../ui/address-state";
import { ChoiceField, FilterForm, WordsField } from "../../../ui/filter-form";
import type { RequestsState } from "../filter";
import { statusWord, word } from "../words";

type FiltersProps = AddressState<RequestsState> & {
  statuses: readonly string[];
  areas: readonly [area: string, label: string][];
};

/** The form by which a reader chooses requests: words, a status, an area. */
export function RequestFilters({ statuses, areas, state, change, type, flush }: FiltersProps) {
  return (
    <FilterForm label={word("filters")} onSubmit={flush}>
      <WordsField label={word("search")} name="words" value={state.words} onChange={(words) => type({ words })} />
      <ChoiceField
        label={word("status")}
        name="status"
        value={state.status}
        options={[["", word("allStatuses")], ...statuses.map((status) => [status, statusWord(status)] as const)]}
        onChange={(status) => change({ status })}
      />
      <ChoiceField
        label={word("area")}
        name="area"
        value={state.area}
        options={[["", word("allAreas")], ...areas]}
        onChange={(area) => change({ area })}
      />
    </FilterForm>
  );
}
