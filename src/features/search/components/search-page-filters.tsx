import { translate } from "../../../lib/words/translate";
import { ALL_VERSIONS, OTHER_PAGES, type SearchPageState } from "../ui/search-page-address";
import { chosenVersion, instancesIn, type SearchedInstance } from "../ui/search-parts";

type SearchPageFiltersProps = {
  state: SearchPageState;
  instances: readonly (SearchedInstance & { title: string })[];
  change: (change: Partial<SearchPageState>) => void;
};

/** What the search page is limited to: a part of the site, and of docs with several versions one of these or all. */
export function SearchPageFilters({ state, instances, change }: SearchPageFiltersProps) {
  const shown = instances.filter((instance) => instancesIn(state.part, instances).includes(instance));
  return (
    <>
      <label>
        {translate({ id: "search.part" })}
        <select value={state.part} onChange={({ currentTarget }) => change({ part: currentTarget.value })}>
          <option value="">{translate({ id: "search.allParts" })}</option>
          {instances.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value={OTHER_PAGES}>{translate({ id: "search.otherPages" })}</option>
        </select>
      </label>
      {shown
        .filter(({ versions }) => versions.length > 1)
        .map((instance) => (
          <label key={instance.id}>
            {translate({ id: "search.versionOf" }, { instance: instance.title })}
            <select
              value={chosenVersion(instance, state)}
              onChange={({ currentTarget: { value } }) =>
                change({ versions: { ...state.versions, [instance.id]: value } })
              }
            >
              {instance.versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
              <option value={ALL_VERSIONS}>{translate({ id: "search.allVersions" })}</option>
            </select>
          </label>
        ))}
    </>
  );
}
