import path from "node:path";
import { corpusDoc, corpusSidebars, docId } from "../corpus";
import type { Files } from "../site-content";
import type { Peer } from "./peer";
import { withoutIds } from "./without-ids";

const VERSION = "0.42.4";
const CONTENT = "src/content/docs";

/** Astro wants a newer Node than this site does. */
const PACKAGES = { "@astrojs/starlight": VERSION, astro: "7.3.5", sharp: "0.34.4", node: "22.23.3" };

/**
 * Starlight on Astro. It has no links by file and no ids in headings: links become routes, ids go, and the title moves
 * into the front matter. Its search index is made, as it is unless an author says otherwise: ours makes one, too.
 */
export const starlight: Peer = {
  name: `Starlight ${VERSION}`,
  id: "starlight",
  packages: PACKAGES,
  files: (total) => {
    const files: Files = new Map([
      ["astro.config.mjs", configOf(total)],
      // Astro bundles what the site's own package.json names.
      ["package.json", JSON.stringify({ name: "docs", private: true, type: "module", dependencies: PACKAGES })],
      ["src/content.config.ts", COLLECTIONS],
      [`${CONTENT}/index.mdx`, "---\ntitle: Start\n---\n\nWhere the site begins.\n"],
    ]);
    for (let index = 0; index < total; index += 1) {
      const id = docId(index);
      files.set(`${CONTENT}/${id}.mdx`, starlightDoc(corpusDoc(index, total), id));
    }
    return files;
  },
  build: ["astro/bin/astro.mjs", "build"],
  output: "dist",
  middleDoc: (total) => {
    const id = docId(Math.floor(total / 2));
    return { file: `${CONTENT}/${id}.mdx`, route: `/${id}/` };
  },
};

const COLLECTIONS = `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

function configOf(total: number): string {
  const sidebar = Object.keys(corpusSidebars(total)).map((part) => ({
    label: part,
    items: [{ autogenerate: { directory: part } }],
  }));
  return `import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";

export default defineConfig({
  site: "https://docs.example.org",
  integrations: [starlight({ title: "Docs", sidebar: ${JSON.stringify(sidebar)} })],
});
`;
}

/** A doc of the bench as Starlight takes it; `id` is its path without `.mdx`. */
function starlightDoc(text: string, id: string): string {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? id;
  const titled = text.replace("---\n", `---\ntitle: ${JSON.stringify(title)}\n`).replace(/^# .+\n/m, "");
  return withoutIds(titled, (file) => `/${path.posix.join(path.posix.dirname(id), file).replace(/\.mdx$/, "")}/`);
}
