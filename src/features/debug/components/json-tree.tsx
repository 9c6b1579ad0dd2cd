import { useState } from "react";
import { word } from "../words";

/** Entries that show at once; a list of thousands is shown in steps. */
const STEP = 100;

/** A JSON value with objects and lists to open; what is closed is not in the page. */
export function JsonTree({ value }: { value: unknown }) {
  const [shown, setShown] = useState(STEP);
  if (value === null || typeof value !== "object") return <code>{JSON.stringify(value)}</code>;
  const entries = Object.entries(value as Record<string, unknown>);
  return (
    <ul className="json">
      {entries.slice(0, shown).map(([name, entry]) => (
        <li key={name}>
          <JsonEntry name={name} value={entry} />
        </li>
      ))}
      {entries.length > shown && (
        <li>
          <button type="button" onClick={() => setShown(shown + STEP)}>
            {word("moreItems")}
          </button>
        </li>
      )}
    </ul>
  );
}

function JsonEntry({ name, value }: { name: string; value: unknown }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = value !== null && typeof value === "object" ? Object.keys(value).length : 0;
  if (count === 0)
    return (
      <>
        <b>{name}</b> <code>{JSON.stringify(value)}</code>
      </>
    );
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <b>{name}</b> <span>{word(count === 1 ? "oneItem" : "items", { count })}</span>
      </summary>
      {isOpen && <JsonTree value={value} />}
    </details>
  );
}
