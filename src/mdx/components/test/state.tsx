import { lazy, Suspense, useEffect, useId, useState, useSyncExternalStore, useTransition } from "react";
import { pageViews, subscribeToPageViews } from "../../../ui/page-views";

/** Says whether the server or the browser rendered it. */
export function HydrationTest() {
  const [place, setPlace] = useState("from the server");
  useEffect(() => setPlace("in the browser"), []);
  return (
    <p className="test-box" data-state={place}>
      Rendered {place}
    </p>
  );
}

const LateText = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { default: () => <span>The late part is here.</span> };
});

const ROWS = 2_000;

/**
 * React 18 at work: a part that arrives late, ids that are the same on the server and in the browser, and a list that a
 * transition renders without blocking the input.
 */
export function SuspenseTest() {
  const id = useId();
  const [text, setText] = useState("");
  const [query, setQuery] = useState("");
  const [pending, startTransition] = useTransition();
  const change = (value: string) => {
    setText(value);
    startTransition(() => setQuery(value));
  };
  const found = Array.from({ length: ROWS }, (_, row) => `Row ${row + 1}`).filter((row) => row.includes(query));
  return (
    <div className="test-box">
      <p>
        <Suspense fallback={<span>The late part is on its way.</span>}>
          <LateText />
        </Suspense>
      </p>
      <p>
        <label htmlFor={id}>Filter {ROWS} rows: </label>
        <input id={id} value={text} onChange={(event) => change(event.target.value)} />
      </p>
      <p aria-live="polite">{pending ? "Filtering…" : `${found.length} rows`}</p>
    </div>
  );
}

/** The page views that the site reported since it was opened, the newest last. */
export function PageViewLog() {
  const views = useSyncExternalStore(subscribeToPageViews, pageViews, () => NO_VIEWS);
  return (
    <ol className="test-box">
      {views.map((view, index) => (
        <li key={index}>
          <code>{view}</code>
        </li>
      ))}
    </ol>
  );
}

const NO_VIEWS: readonly string[] = [];

/** Boxes of growing z-index, to be scrolled below the navbar, menus and panels. */
export function StackingTest() {
  return (
    <div className="test-stacking">
      {[1, 10, 100, 1000].map((level) => (
        <div key={level} style={{ zIndex: level }}>
          z-index {level}
        </div>
      ))}
    </div>
  );
}
