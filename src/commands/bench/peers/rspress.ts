import { corpusDoc, docId } from "../corpus";
import type { Files } from "../site-content";
import { linkedSidebars } from "./linked-sidebars";
import type { Peer } from "./peer";
import { withoutIds } from "./without-ids";

const VERSION = "2.0.22";

/**
 * Rspress, which writes HTML and a search index, as it does unless an author says otherwise. Its docs come without the
 * bench's own ids of headings.
 */
export const rspress: Peer = {
  name: `Rspress ${VERSION}`,
  id: "rspress",
  packages: { "@rspress/core": VERSION },
  files: (total) => {
    const files: Files = new Map([
      ["rspress.config.mjs", configOf(total)],
      ["package.json", `{ "name": "docs", "private": true, "type": "module" }\n`],
      ["docs/index.mdx", "---\ntitle: Start\n---\n\n# Start\n\nWhere the site begins.\n"],
    ]);
    for (let index = 0; index < total; index += 1)
      files.set(`docs/${docId(index)}.mdx`, withoutIds(corpusDoc(index, total)));
    return files;
  },
  build: ["@rspress/core/bin/rspress.js", "build"],
  output: "doc_build",
  middleDoc: (total) => {
    const id = docId(Math.floor(total / 2));
    return { file: `docs/${id}.mdx`, route: `/${id}.html` };
  },
};

function configOf(total: number): string {
  const config = { root: "docs", title: "Docs", themeConfig: { sidebar: linkedSidebars(total) } };
  return `export default ${JSON.stringify(config, null, 2)};\n`;
}
