import { corpusDoc, corpusSidebars, docId } from "../corpus";
import type { Files } from "../site-content";
import type { Peer } from "./peer";

const VERSION = "3.10.2";

/** Docusaurus with its faster tools, which takes the docs as they are. */
export const docusaurus: Peer = {
  name: `Docusaurus ${VERSION}`,
  id: "docusaurus",
  packages: {
    "@docusaurus/core": VERSION,
    "@docusaurus/faster": VERSION,
    "@docusaurus/plugin-content-docs": VERSION,
    "@docusaurus/theme-classic": VERSION,
    react: "18.3.1",
    "react-dom": "18.3.1",
  },
  files: (total) => {
    const files: Files = new Map([
      ["docusaurus.config.js", `module.exports = ${JSON.stringify(CONFIG, null, 2)};\n`],
      ["sidebars.js", `module.exports = ${JSON.stringify(corpusSidebars(total))};\n`],
      ["docs/start.mdx", "---\nslug: /\n---\n\n# Start\n\nWhere the site begins.\n"],
      ["package.json", `{ "name": "docs", "private": true }\n`],
    ]);
    for (let index = 0; index < total; index += 1) files.set(`docs/${docId(index)}.mdx`, corpusDoc(index, total));
    return files;
  },
  build: ["@docusaurus/core/bin/docusaurus.mjs", "build"],
  output: "build",
  middleDoc: (total) => {
    const id = docId(Math.floor(total / 2));
    return { file: `docs/${id}.mdx`, route: `/${id}/` };
  },
};

const CONFIG = {
  title: "Docs",
  url: "https://docs.example.org",
  baseUrl: "/",
  trailingSlash: true,
  onBrokenLinks: "throw",
  onBrokenAnchors: "throw",
  markdown: { hooks: { onBrokenMarkdownLinks: "throw" } },
  // Of version 4 only what its faster tools ask for: the docs have ids in headings.
  future: { v4: { removeLegacyPostBuildHeadAttribute: true }, faster: true },
  plugins: [["@docusaurus/plugin-content-docs", { sidebarPath: "./sidebars.js", routeBasePath: "/" }]],
  themes: ["@docusaurus/theme-classic"],
  themeConfig: { navbar: { title: "Docs", items: [{ to: "/", label: "Docs" }] } },
};
