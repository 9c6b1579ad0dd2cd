import { onPopstateFirst } from "./first-popstate";

/**
 * A step of the history that stands for something open; `back` takes it back and then calls `then`, or returns false
 * when it is gone or about to go. What comes `then` leads to another page: the steps of what is open below are taken
 * back before it.
 */
export type HistoryStep = { back: (then?: () => void) => boolean };

/** The steps that are there, in the order in which they were added. */
const open = new Set<HistoryStep>();

/** The end of the last step that a script took back: browsers take their time for that. */
const taken: { end?: Promise<void> } = {};

/**
 * Makes the back button close what was opened instead of leaving the page, by one more step in the history. `onBack` is
 * called once, when a reader or a script takes it back; readers take back the step that was added last. While an
 * earlier step is about to go, the new one waits: it would be taken back in the place of the other.
 */
export function addHistoryStep(onBack: () => void): HistoryStep {
  const step: { state: "waiting" | "there" | "leaving"; address?: string; then?: () => void; gone?: () => void } = {
    state: "waiting",
  };
  let endHearing = () => undefined as void;
  const end = () => {
    endHearing();
    open.delete(handle);
    step.state = "leaving";
    step.gone?.();
    onBack();
    if (step.then && ![...open].at(-1)?.back(step.then)) step.then();
  };
  const onPop = (event: PopStateEvent) => {
    // What a script takes back is its own step, also below this one.
    if (taken.end && step.state === "there") return;
    // The page is still the same: nobody else is to look for it.
    if (window.location.href === step.address) event.stopImmediatePropagation();
    end();
  };
  const add = () => {
    if (step.state !== "waiting") return;
    step.state = "there";
    step.address = window.location.href;
    window.history.pushState(window.history.state, "");
    endHearing = onPopstateFirst(onPop);
    open.add(handle);
  };
  const handle: HistoryStep = {
    back: (then) => {
      const { state } = step;
      if (state === "leaving") return false;
      step.state = "leaving";
      step.then = then;
      // Another page may have come in between: its step is not ours to take back.
      if (state === "there" && window.location.href === step.address) {
        const left = new Promise<void>((resolve) => (step.gone = resolve)).then(() => {
          if (taken.end === left) taken.end = undefined;
        });
        taken.end = left;
        window.history.back();
      } else end();
      return true;
    },
  };
  if (taken.end) void taken.end.then(add);
  else add();
  return handle;
}
