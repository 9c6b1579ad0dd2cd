import { queriesOfTemplates, type ImportGraph } from "../../../src/build/bundler/static-queries";

/** Who imports a file; a module is named like its file, with what is taken from it behind a question mark. */
const IMPORTERS: Record<string, string[]> = {
  "logo.tsx": ["header.tsx"],
  "header.tsx": ["layout.tsx", "logo.tsx"],
  "layout.tsx": ["browser-plugins.js"],
  "browser-plugins.js": ["app.js"],
  "tag-list.tsx": ["tags.tsx?export=default", "post.tsx"],
  "tags.tsx?export=default": ["templates.js"],
  "post.tsx": ["templates.js"],
  "templates.js": ["app.js"],
  "app.js": [],
};
const graph: ImportGraph<string> = {
  idOf: (module) => module,
  fileOf: (module) => module.split("?")[0],
  importersOf: (module) => IMPORTERS[module] ?? [],
};
const files = {
  templates: new Set(["tags.tsx", "post.tsx", "doc.tsx"]),
  everyPage: new Set(["app.js", "browser-plugins.js"]),
  listOfTemplates: "templates.js",
};

describe("queriesOfTemplates", () => {
  it("gives a query to the templates that import it, though all are part of the app", () => {
    expect(Object.fromEntries(queriesOfTemplates([["tag-list.tsx", "7"]], graph, files))).toEqual({
      "tags.tsx": ["7"],
      "post.tsx": ["7"],
      "doc.tsx": [],
    });
  });

  it("gives a query of what every page has to all, sorted, also where modules import each other", () => {
    const queries = [
      ["tag-list.tsx", "7"],
      ["logo.tsx", "3"],
    ] as const;
    expect(Object.fromEntries(queriesOfTemplates(queries, graph, files))).toEqual({
      "tags.tsx": ["3", "7"],
      "post.tsx": ["3", "7"],
      "doc.tsx": ["3"],
    });
  });

  it("knows a query in the template itself", () => {
    expect(queriesOfTemplates([["tags.tsx?export=default", "9"]], graph, files).get("tags.tsx")).toEqual(["9"]);
  });
});
