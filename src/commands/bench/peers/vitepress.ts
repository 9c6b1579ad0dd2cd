import { corpusDoc, docId } from "../corpus";
import type { Files } from "../site-content";
import { linkedSidebars } from "./linked-sidebars";
import type { Peer } from "./peer";

const VERSION = "1.6.4";

/**
 * VitePress, whose docs are Markdown. Its own search index is made, as it is in sites without a service for that: ours
 * makes one, too.
 */
export const vitepress: Peer = {
  name: `VitePress ${VERSION}`,
  id: "vitepress",
  // VitePress names this one by a range, and its newest version may not be on every registry yet.
  packages: { vitepress: VERSION, algoliasearch: "5.64.0" },
  files: (total) => {
    const files: Files = new Map([
      [".vitepress/config.mjs", configOf(total)],
      ["package.json", `{ "name": "docs", "private": true, "type": "module" }\n`],
      ["index.md", "# Start\n\nWhere the site begins.\n"],
    ]);
    for (let index = 0; index < total; index += 1)
      files.set(`${docId(index)}.md`, corpusDoc(index, total).replaceAll(/(\]\([^)#]+\.md)x\b/g, "$1"));
    return files;
  },
  build: ["vitepress/bin/vitepress.js", "build"],
  output: ".vitepress/dist",
  middleDoc: (total) => {
    const id = docId(Math.floor(total / 2));
    return { file: `${id}.md`, route: `/${id}.html` };
  },
};

function configOf(total: number): string {
  const config = {
    title: "Docs",
    themeConfig: { search: { provider: "local" }, sidebar: linkedSidebars(total) },
  };
  return `export default ${JSON.stringify(config, null, 2)};\n`;
}
