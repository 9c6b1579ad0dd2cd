import { useEffect, useRef, useState, type ReactNode } from "react";
import { lazyPart } from "../../../ui/lazy-part";
import type { ChangeCounts } from "../page-changes";
import { word } from "../words";

const ChangedText = lazyPart<{ file: string }>(() =>
  import("./changed-text").then(({ ChangedText: Part }) => ({ default: Part })),
);

type ChangedDetailsProps = ChangeCounts & { file: string; label: string; children?: ReactNode };

/** A line that opens: how much changed in a doc, and below it what, which loads then. */
export function ChangedDetails({ file, label, added, removed, children }: ChangedDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A reader may have opened it before React was there.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details className="doc-changes" ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label}{" "}
        <span role="img" aria-label={word("countsLabel", { added, removed })}>
          {word("counts", { added, removed })}
        </span>
      </summary>
      {isOpen && <ChangedText file={file} />}
      {children}
    </details>
  );
}
