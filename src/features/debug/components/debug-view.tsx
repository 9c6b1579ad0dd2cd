import { useDeferredValue, useState } from "react";
import { CopyButton } from "../../../ui/copy-button";
import { LoadFailure } from "../../../ui/lazy-part";
import { useFetched } from "../../../ui/fetched";
import { Spinner } from "../../../ui/spinner";
import { DEBUG_INDEX, type DebugIndex, type DebugView as View } from "../views";
import { word } from "../words";
import { copyView } from "./copy-json";
import { debugAddress } from "./debug-file";
import { DebugPart } from "./debug-part";

type DebugViewProps = {
  view: View;
  /** The query of the page's address, of which `q` is what to search for at first. */
  search: string;
};

const whole = (index: DebugIndex) => index;

/** A view of the debug pages; the development server has no data for it, and the view says so. */
export function DebugView(props: DebugViewProps) {
  if (process.env.NODE_ENV === "development") return <p>{word("build")}</p>;
  return <BuiltView {...props} />;
}

function BuiltView({ view, search }: DebugViewProps) {
  const { value: index, error, retry } = useFetched<DebugIndex, DebugIndex>(debugAddress(DEBUG_INDEX), whole);
  const [query, setQuery] = useState(() => new URLSearchParams(search).get("q") ?? "");
  const searched = useDeferredValue(query);
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!index) return <Spinner />;
  const parts = index[view] ?? [];
  if (parts.length === 0) return <p>{word("nothing")}</p>;
  return (
    <>
      <div className="tools" role="search">
        <input
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={word("search")}
          aria-label={word("search")}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <CopyButton label={word("copyView")} copy={() => copyView(parts)}>
          {(result) => result?.told ?? word("copyView")}
        </CopyButton>
      </div>
      {parts.map((part) => (
        <DebugPart key={part.file} part={part} query={searched} isOnly={parts.length === 1} />
      ))}
    </>
  );
}
