/** What Gatsby keeps of pages, as far as it is read here. */
export type HtmlState = {
  /** Slices of the site's own: they are put into pages once all pages are rendered. */
  slices: ReadonlyMap<string, unknown>;
  html: {
    trackedHtmlFiles: ReadonlyMap<string, { dirty: number }>;
    unsafeBuiltinWasUsedInSSR: boolean;
    pagesThatNeedToStitchSlices: ReadonlySet<string>;
  };
};
type Action = { type: string; payload?: unknown };
/** Gatsby's store, and the emitter that tells of each action after it took place. */
export type Gatsby = {
  store: { getState: () => HtmlState; dispatch: (action: Action) => unknown };
  emitter: { on: (type: string, listener: (action: Action) => void) => void };
};

/**
 * Tells which pages have their HTML as it stays, while Gatsby renders others: so that these can be published beside it.
 * Of a site with slices of its own nothing is told before the end.
 */
export class HtmlProgress {
  /** Resolves once `made` can be asked; all that Gatsby publishes beside HTML is there by then. */
  readonly begun: Promise<void>;
  /** Resolves once all HTML is there. */
  readonly ended: Promise<void>;
  readonly #waiting = new Set<string>();
  readonly #rendered = new Set<string>();
  #asking: (() => void)[] = [];
  #tellBegun = () => {};
  #tellEnded = () => {};

  constructor({ store, emitter }: Gatsby) {
    this.begun = new Promise((resolve) => (this.#tellBegun = resolve));
    this.ended = new Promise((resolve) => (this.#tellEnded = resolve));
    emitter.on("HTML_TRACKED_PAGES_CLEANUP", () => this.#begin(store.getState()));
    emitter.on("HTML_GENERATED", ({ payload }) => this.#add(payload as readonly string[]));
    emitter.on("SLICES_PROPS_REMOVE_STALE", () => this.#skipStitching(store));
    emitter.on("SLICES_STITCHED", () => this.#release());
  }

  /** Resolves once the HTML of a route is there. */
  async made(route: string): Promise<void> {
    while (this.#waiting.has(route)) await new Promise<void>((resolve) => this.#asking.push(resolve));
  }

  /** Tells that all HTML is there. */
  end(): void {
    this.#release();
    this.#tellBegun();
    this.#tellEnded();
  }

  #begin({ slices, html }: HtmlState): void {
    if (slices.size > 0) return;
    for (const [route, { dirty }] of html.trackedHtmlFiles)
      if (dirty || html.unsafeBuiltinWasUsedInSSR) this.#waiting.add(route);
    for (const route of html.pagesThatNeedToStitchSlices) this.#waiting.add(route);
    this.#tellBegun();
  }

  #add(routes: readonly string[]): void {
    for (const route of routes) {
      this.#rendered.add(route);
      this.#waiting.delete(route);
    }
    this.#answer();
  }

  /** Pages are rendered with their slice in them: Gatsby need not read all of them once more. */
  #skipStitching({ getState, dispatch }: Gatsby["store"]): void {
    const { slices, html } = getState();
    const areWhole = [...html.pagesThatNeedToStitchSlices].every((route) => this.#rendered.has(route));
    if (slices.size === 0 && areWhole) dispatch({ type: "SLICES_STITCHED" });
  }

  #release(): void {
    this.#waiting.clear();
    this.#answer();
  }

  #answer(): void {
    const asking = this.#asking;
    this.#asking = [];
    for (const resolve of asking) resolve();
  }
}

/** The progress of the build that this process of Gatsby makes. */
export async function htmlProgress(): Promise<HtmlProgress> {
  const { store, emitter } = await import("gatsby/dist/redux/index.js");
  return new HtmlProgress({ store, emitter });
}
