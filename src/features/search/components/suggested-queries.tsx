import { translate } from "../../../lib/words/translate";
import { focusField } from "./focus-field";

type SuggestedQueriesProps = { queries: readonly string[]; onChoose: (query: string) => void };

/** Queries that find something, each as a button that asks it; nothing where there are none. */
export function SuggestedQueries({ queries, onChoose }: SuggestedQueriesProps) {
  if (queries.length === 0) return null;
  return (
    <>
      <p>{translate({ id: "search.suggestion" })}:</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                focusField(currentTarget);
                onChoose(query);
              }}
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
