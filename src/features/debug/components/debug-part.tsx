import { useMemo, useState } from "react";
import { useFetched } from "../../../ui/fetched";
import { LoadFailure } from "../../../ui/lazy-part";
import { Spinner } from "../../../ui/spinner";
import { filteredRows, searchedRows, type SearchedRow } from "../rows/filter-rows";
import type { DebugPart as Part, DebugRow } from "../views";
import { word } from "../words";
import { debugAddress } from "./debug-file";
import { RowList } from "./row-list";

type DebugPartProps = { part: Part; query: string; isOnly: boolean };

/** A part of a view: its rows load when its reader opens it, or searches; the only part of a view is open. */
export function DebugPart({ part, query, isOnly }: DebugPartProps) {
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? (isOnly || query.trim() !== "");
  return (
    <details open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setChosen(!isOpen);
        }}
      >
        <h2>{part.title}</h2> <span>{part.rows}</span>
      </summary>
      {isOpen && <PartRows part={part} query={query} />}
    </details>
  );
}

function PartRows({ part, query }: Pick<DebugPartProps, "part" | "query">) {
  const { value: rows, error, retry } = useFetched<DebugRow[], SearchedRow[]>(debugAddress(part.file), searchedRows);
  const found = useMemo(() => filteredRows(rows ?? [], query), [rows, query]);
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!rows) return <Spinner />;
  return (
    <>
      {query.trim() !== "" && <p role="status">{word("found", { count: found.length, rows: rows.length })}</p>}
      {found.length > 0 && <RowList title={part.title} rows={found} />}
    </>
  );
}
