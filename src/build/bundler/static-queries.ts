/** A module of a bundle, and those that import it. */
export type ImportGraph<Module> = {
  idOf: (module: Module) => string;
  fileOf: (module: Module) => string | undefined;
  importersOf: (module: Module) => readonly Module[];
};
/** The files that a bundle is made of, as Gatsby knows them. */
export type BundledFiles = {
  /** Templates of pages. */
  templates: ReadonlySet<string>;
  /** Files that each page has: what they import is part of every template. */
  everyPage: ReadonlySet<string>;
  /** The module that imports all templates: the way to a query does not go through it. */
  listOfTemplates: string;
};

/**
 * The keys of the static queries that each template needs, sorted: those of all modules that it or a file of every page
 * imports. `queries` has the modules with a static query and the query's key. As Gatsby's `StaticQueryMapper`.
 */
export function queriesOfTemplates<Module>(
  queries: readonly (readonly [Module, string])[],
  graph: ImportGraph<Module>,
  { templates, everyPage, listOfTemplates }: BundledFiles,
): Map<string, string[]> {
  const keys = new Map([...templates].map((template) => [template, new Set<string>()]));
  for (const [module, key] of queries) {
    const above = filesAbove(module, graph, listOfTemplates);
    const isOfEveryPage = above.some((file) => everyPage.has(file));
    for (const [template, needed] of keys) if (isOfEveryPage || above.includes(template)) needed.add(key);
  }
  return new Map([...keys].map(([template, needed]) => [template, [...needed].sort()]));
}

/** The files of a module and of all modules that import it, directly or not. */
function filesAbove<Module>(
  start: Module,
  { idOf, fileOf, importersOf }: ImportGraph<Module>,
  end: string,
): readonly string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const left = [start];
  for (let module = left.pop(); module !== undefined; module = left.pop()) {
    const file = fileOf(module);
    if (seen.has(idOf(module)) || file === end) continue;
    seen.add(idOf(module));
    if (file !== undefined) files.add(file);
    left.push(...importersOf(module));
  }
  return [...files];
}
