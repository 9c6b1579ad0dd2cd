import type { Problem } from "../lib/problem";
import type { ContentNode } from "./content-node";

/** What a browser makes of a text in MDX: its title, its content as pages render it, and what is wrong with it. */
export type LiveResult = { title: ContentNode[]; nodes: ContentNode[]; problems: Problem[] };

/** What the compiler for browsers exports. */
export type LiveMdx = {
  /** Compiles a text as that of a file, on a site with a base URL; mistakes are part of the result. */
  compile: (source: string, file: string, base: string) => LiveResult;
  /** MDX as HTML in colours. */
  highlight: (source: string) => string;
};
