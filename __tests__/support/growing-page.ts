/** A page whose height a test sets, as code that watches its size sees it. */
type GrowingPage = {
  /** Gives the page another height, in pixels, and tells whoever watches it. */
  growTo: (height: number) => void;
  /** Whether somebody watches its size. */
  isWatched: () => boolean;
};

/** Gives jsdom, which draws nothing, a page with a height and a `ResizeObserver` that hears of it. */
export function growingPage(): GrowingPage {
  let tell: (() => void) | undefined;
  window.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      tell = () => callback([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {
      tell = undefined;
    }
  };
  return {
    growTo: (height) => {
      Object.defineProperty(document.documentElement, "scrollHeight", { value: height, configurable: true });
      tell?.();
    },
    isWatched: () => tell !== undefined,
  };
}
