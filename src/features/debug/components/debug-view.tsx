import { useDeferredValue, useState } from "react";
import { translate } from "../../../lib/translate";
import { LoadFailure } from "../../../ui/lazy-part";
import { Spinner } from "../../../ui/spinner";
import { viewJson } from "../rows/filter-rows";
import { DEBUG_INDEX, type DebugIndex, type DebugPart as Part, type DebugRow, type DebugView as View } from "../views";
import { CopyButton } from "./copy-button";
import { loadDebugFile, useDebugFile } from "./debug-file";
import { DebugPart } from "./debug-part";

type DebugViewProps = {
  view: View;
  /** The query of the page's address, of which `q` is what to search for at first. */
  search: string;
};

const whole = (index: DebugIndex) => index;

/** A view of the debug pages; the development server has no data for it, and the view says so. */
export function DebugView(props: DebugViewProps) {
  if (process.env.NODE_ENV === "development") return <p>{translate({ id: "debug.build" })}</p>;
  return <BuiltView {...props} />;
}

function BuiltView({ view, search }: DebugViewProps) {
  const { value: index, error, retry } = useDebugFile<DebugIndex, DebugIndex>(DEBUG_INDEX, whole);
  const [query, setQuery] = useState(() => new URLSearchParams(search).get("q") ?? "");
  const searched = useDeferredValue(query);
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!index) return <Spinner />;
  const parts = index[view] ?? [];
  if (parts.length === 0) return <p>{translate({ id: "debug.nothing" })}</p>;
  return (
    <>
      <div className="tools" role="search">
        <input
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={translate({ id: "debug.search" })}
          aria-label={translate({ id: "debug.search" })}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <CopyButton label={translate({ id: "debug.copyView" })} textOf={() => jsonOf(parts)}>
          {translate({ id: "debug.copyView" })}
        </CopyButton>
      </div>
      {parts.map((part) => (
        <DebugPart key={part.file} part={part} query={searched} isOnly={parts.length === 1} />
      ))}
    </>
  );
}

async function jsonOf(parts: readonly Part[]): Promise<string> {
  const loaded = await Promise.all(
    parts.map(async ({ title, file }) => ({ title, rows: await loadDebugFile<DebugRow[]>(file) })),
  );
  return viewJson(loaded);
}
