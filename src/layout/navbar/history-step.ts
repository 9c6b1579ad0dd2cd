/**
 * A step of the history that stands for something open; `back` takes it back and then calls `then`, or returns false
 * when it is gone or about to go.
 */
export type HistoryStep = { back: (then?: () => void) => boolean };

/**
 * Makes the back button close what was opened instead of leaving the page, by one more step in the history. `onBack` is
 * called once, when a reader or a script takes it back.
 */
export function addHistoryStep(onBack: () => void): HistoryStep {
  const address = window.location.href;
  const step: { leaving: boolean; then?: () => void } = { leaving: false };
  const end = () => {
    window.removeEventListener("popstate", onPop, true);
    step.leaving = true;
    onBack();
    step.then?.();
  };
  const onPop = (event: PopStateEvent) => {
    // The page is still the same: nobody else is to look for it.
    if (window.location.href === address) event.stopImmediatePropagation();
    end();
  };
  window.history.pushState(window.history.state, "");
  window.addEventListener("popstate", onPop, true);
  return {
    back: (then) => {
      if (step.leaving) return false;
      step.leaving = true;
      step.then = then;
      // Another page came in between: its step is not ours to take back.
      if (window.location.href === address) window.history.back();
      else end();
      return true;
    },
  };
}
