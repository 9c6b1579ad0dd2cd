import { useEffect, useState } from "react";
import { evaluate, wordsOf, type LiveComponent } from "./evaluate";
import type { LiveCode } from "./messages";

/** The last component that code gave, and in words what has gone wrong since. */
type Shown = { Element?: LiveComponent; failure?: string };

/** Code, a number that changes when it is to start afresh, and what is to be done when code starts. */
type ResultProps = LiveCode & { run: number; onStart: () => void };

/**
 * What code shows. A mistake is told below the last result, so that nothing vanishes while the reader types; another
 * `run` starts the same code afresh.
 */
export function Result({ code, noInline, typescript, run, onStart }: ResultProps) {
  const [{ Element, failure }, setShown] = useState<Shown>({});

  useEffect(() => {
    let isCurrent = true;
    const fail = (error: unknown) => {
      if (isCurrent) setShown((last) => ({ ...last, failure: wordsOf(error, { noInline }) }));
    };
    onStart();
    const stopCatching = catchLateErrors(fail);
    evaluate({ code, noInline, typescript }, { show: (next) => isCurrent && setShown({ Element: next }), fail });
    return () => {
      isCurrent = false;
      stopCatching();
    };
  }, [code, noInline, typescript, run, onStart]);

  return (
    <>
      <div className="prose">{Element && <Element />}</div>
      <div role="status" className="live-error">
        {failure !== undefined && <pre>{failure}</pre>}
      </div>
    </>
  );
}

/** Catches what no component can: errors of event handlers, timers and promises; returns the function that stops it. */
function catchLateErrors(fail: (error: unknown) => void): () => void {
  const onError = (event: ErrorEvent) => {
    // The browser's own warnings come as events without an error.
    if (event.error === null || event.error === undefined) return;
    event.preventDefault();
    fail(event.error);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    fail(event.reason);
  };
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}
