import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState } from "react";
import { CopyButton } from "../../../ui/copy-button";
import { Icon } from "../../../ui/icons";
import { SiteLink } from "../../../ui/site-link";
import type { DebugRow } from "../views";
import { word } from "../words";
import { copyRow } from "./copy-json";
import { JsonTree } from "./json-tree";

/** Height in pixels that a closed row has about; its true one is measured. */
const ROW_HEIGHT = 49;
const ROWS_BEYOND = 6;

/** Rows in a box that scrolls; of thousands only those in view are in the page. */
export function RowList({ title, rows }: { title: string; rows: readonly DebugRow[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const [opened, setOpened] = useState<ReadonlySet<DebugRow>>(new Set());
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_BEYOND,
    // A row that scrolls away keeps the focus that a reader gave it, and Tab goes on from there.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return focused === undefined ? shown : withFocused(shown, focused, rows.length);
    },
  });
  const toggle = (row: DebugRow) => {
    const next = new Set(opened);
    if (!next.delete(row)) next.add(row);
    setOpened(next);
  };
  return (
    <div className="rows" ref={box} role="group" aria-label={title} tabIndex={0}>
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={index}
                ref={virtualizer.measureElement}
                data-index={index}
                onFocus={() => setFocused(index)}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                <Row row={row} isOpen={opened.has(row)} onToggle={() => toggle(row)} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** The numbers of the rows in view, in order, and of the one with the focus and those beside it, to which Tab leads. */
function withFocused(shown: readonly number[], focused: number, count: number): number[] {
  const near = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...shown, ...near])].sort((one, other) => one - other);
}

function Row({ row, isOpen, onToggle }: { row: DebugRow; isOpen: boolean; onToggle: () => void }) {
  const { label, to, note, data } = row;
  return (
    <>
      <div className="row">
        <button
          type="button"
          aria-expanded={isOpen}
          title={word(isOpen ? "collapse" : "expand", { label })}
          onClick={onToggle}
        >
          <Icon name={isOpen ? "chevronDown" : "chevronRight"} />
        </button>
        <p>
          <SiteLink to={to}>{label}</SiteLink>
          {note && <span className="note">{note}</span>}
        </p>
        <CopyButton label={word("copyRow", { label })} copy={() => copyRow(row)} />
      </div>
      {isOpen && <JsonTree value={data} />}
    </>
  );
}
