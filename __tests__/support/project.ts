import type { Compiled } from "../../src/mdx/compile/compile";
import type { ContentNode } from "../../src/mdx/content-node";
import { compile } from "../../src/mdx/compile/compile-here";
import { scratch, settings } from "./compiled";

/** The settings of a project of Docusaurus in the folder `website`. */
export const project = {
  ...settings,
  lenient: true,
  siteFolder: "website",
  staticFolders: ["website/static"],
  baseUrl: "/manual/",
  siteConfig: { title: "Kiln", url: "https://kiln.example" },
};

/** A doc of such a project, its lines given one by one. */
export function compiledDoc(...lines: string[]): Promise<Compiled> {
  const request = { root: scratch(), file: "website/docs/a.mdx", source: lines.join("\n"), frontMatter: {} };
  return compile({ ...request, settings: project });
}

/** The tree of a doc without problems. */
export async function nodesOfDoc(...lines: string[]): Promise<ContentNode[]> {
  const { tree, facts } = await compiledDoc(...lines);
  expect(facts.problems).toEqual([]);
  return tree;
}

/** The same as JSON. */
export async function treeOfDoc(...lines: string[]): Promise<string> {
  return JSON.stringify(await nodesOfDoc(...lines));
}
