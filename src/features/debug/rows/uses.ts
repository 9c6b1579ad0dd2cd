/** How often something is used: in all, on how many pages, and on which (the first ones). */
type Uses = { count: number; pages: number; routes: string[] };

const SHOWN_ROUTES = 20;

/** Counts uses of names by pages, with as many routes of each name as a reader would follow. */
export class UseCounter {
  readonly #uses = new Map<string, Uses>();

  /** Counts what a page uses; a name stands there once for each use. */
  addPage(route: string, names: Iterable<string>): void {
    const onPage = new Map<string, number>();
    for (const name of names) onPage.set(name, (onPage.get(name) ?? 0) + 1);
    for (const [name, count] of onPage) {
      const uses = this.of(name);
      uses.count += count;
      uses.pages += 1;
      if (uses.routes.length < SHOWN_ROUTES) uses.routes.push(route);
      this.#uses.set(name, uses);
    }
  }

  /** The uses of a name. */
  of(name: string): Uses {
    return this.#uses.get(name) ?? { count: 0, pages: 0, routes: [] };
  }
}
