import type { AddressState } from "../../../ui/address-state";
import { ChoiceField, FilterForm, WordsField } from "../../../ui/filter-form";
import { withTag, type Operator, type ShowcaseState, type Sort } from "../filter";
import { word } from "../words";

/** A tag that readers may choose, with the number of sites that have it. */
export type FilterTag = { id: string; label: string; description: string; color: string; count: number };

type FiltersProps = AddressState<ShowcaseState> & {
  tags: readonly FilterTag[];
};

const OPERATORS: readonly Operator[] = ["any", "all"];
const SORTS: readonly (readonly [Sort, "favouritesFirst" | "byName"])[] = [
  ["favourites", "favouritesFirst"],
  ["name", "byName"],
];

/** The form by which a reader chooses sites: a name, tags, whether one or all of them, an order. */
export function ShowcaseFilters({ tags, state, change, type, flush }: FiltersProps) {
  return (
    <FilterForm label={word("filters")} onSubmit={flush}>
      <WordsField label={word("name")} name="name" value={state.name} onChange={(name) => type({ name })} />
      <ChoiceField
        label={word("sort")}
        name="sort"
        value={state.sort}
        options={SORTS.map(([sort, label]) => [sort, word(label)])}
        onChange={(sort) => change({ sort })}
      />
      <ChoiceField
        label={word("operator")}
        name="operator"
        value={state.operator}
        options={OPERATORS.map((operator) => [operator, word(operator)])}
        onChange={(operator) => change({ operator })}
      />
      <fieldset>
        <legend>{word("tags")}</legend>
        {tags.map(({ id, label, description, color, count }) => (
          <label key={id} title={description} data-none={(state.operator === "all" && count === 0) || undefined}>
            <input
              type="checkbox"
              name="tags"
              value={id}
              checked={state.tags.includes(id)}
              onChange={({ target }) => change({ tags: withTag(state.tags, id, target.checked) })}
            />
            <svg viewBox="0 0 8 8" aria-hidden="true">
              <circle cx="4" cy="4" r="4" fill={color} />
            </svg>
            {label} <span className="number">{count}</span>
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            name="mine"
            checked={state.mine}
            onChange={({ target }) => change({ mine: target.checked })}
          />
          {word("mine")}
        </label>
      </fieldset>
    </FilterForm>
  );
}
