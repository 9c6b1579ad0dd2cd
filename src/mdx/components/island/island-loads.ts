import { translate } from "../../../lib/words/translate";
import { observeShown } from "../../../ui/held-scripts";
import { showLoadNotice } from "../../../ui/load-notice";
import { siteModule } from "./site-modules";
import { DrawnInBrowser, type IslandModule, type IslandSource } from "./island-source";

type Load = IslandSource["load"];
type Arrival = {
  module?: IslandModule;
  failure?: { error: unknown };
  isUnderWay: boolean;
  promise: Promise<void>;
  tell: () => void;
};

const arrivals = new Map<string, Arrival>();

/**
 * The module of an island's script; throws a promise until it is here. With `load` it begins to load, else it waits for
 * its island to come into view.
 */
export function loadedIsland(script: string, load?: Load): IslandModule {
  const arrival = arrivalOf(script);
  if (load) begin(script, load);
  if (arrival.module) return arrival.module;
  // Where HTML is made there is nobody to try again.
  if (load && arrival.failure) throw new DrawnInBrowser(String(arrival.failure.error));
  throw arrival.promise;
}

/** Loads the script of an island once what its place shows is in view; returns what ends the wait. */
export function islandInView(place: Element, script: string, load: Load): (() => void) | undefined {
  if (arrivalOf(script).module) return undefined;
  const views = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    views.disconnect();
    begin(script, load);
  });
  observeShown(place, views);
  return () => views.disconnect();
}

function begin(script: string, load: Load): void {
  const arrival = arrivalOf(script);
  if (arrival.isUnderWay || arrival.module) return;
  arrival.isUnderWay = true;
  globalThis.___site ??= siteModule;
  load(script).then(
    (module) => {
      arrival.module = module;
      arrival.tell();
    },
    (error: unknown) => {
      arrival.failure = { error };
      arrival.isUnderWay = false;
      if (typeof window === "undefined") return arrival.tell();
      // What was clicked in it would wait for ever.
      window.___held?.end();
      showLoadNotice(translate({ id: "loading.thisPage" }), error, () => begin(script, load));
    },
  );
}

function arrivalOf(script: string): Arrival {
  let tell = () => undefined as void;
  const promise = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const arrival = arrivals.get(script) ?? { isUnderWay: false, promise, tell };
  arrivals.set(script, arrival);
  return arrival;
}
