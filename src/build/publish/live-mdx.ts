import path from "node:path";
import type { Plugin } from "esbuild";
import { md5 } from "../../files/digest";
import { compileSettingsOf } from "../../mdx/compile/settings";
import { keptScript } from "../bundler/kept-script";
import type { SiteContext } from "../context/context";
import { oncePerProcess, type MadeFile } from "./made-file";

/** What stands for modules that browsers do not have: ids of footnotes come from a digest, and files there are none. */
const FOR_BROWSERS: Record<string, string> = {
  // Names of emoji are 45 KB of data.
  "remark-emoji": "export default () => () => undefined;",
  // FNV-1a: names that differ get ids that differ.
  "node:crypto": `export const createHash = () => { let h = 2166136261; const hash = { update(text) { for (const c of String(text)) h = Math.imul(h ^ c.codePointAt(0), 16777619); return hash; }, digest: () => (h >>> 0).toString(16).padStart(8, "0") }; return hash; };`,
};

const forBrowsers: Plugin = {
  name: "for browsers",
  setup: (bundle) => {
    bundle.onResolve({ filter: /^(?:node:.*|remark-emoji)$/ }, ({ path: name }) => ({
      path: name,
      namespace: "for-browsers",
    }));
    bundle.onLoad({ filter: /.*/, namespace: "for-browsers" }, ({ path: name }) => ({ contents: FOR_BROWSERS[name] }));
  },
};

/** The script that compiles MDX in browsers, with the settings of a site. */
export const liveMdx = oncePerProcess(makeScript);

async function makeScript({ root, site }: Pick<SiteContext, "root" | "site">): Promise<MadeFile> {
  const settings = JSON.stringify(compileSettingsOf(site, false));
  const text = await keptScript(root, "live-mdx", {
    stdin: {
      contents: [
        `import { compileLive, highlightLive } from "./src/mdx/compile/browser/compile-live";`,
        `export const compile = (source, file, base) => compileLive(source, file, ${settings}, base);`,
        `export const highlight = highlightLive;`,
      ].join("\n"),
      resolveDir: root,
    },
    format: "esm",
    target: "es2022",
    // One package asks for the parser as an ES module, another one as CommonJS: the bundle has it once.
    alias: { acorn: path.join(root, "node_modules/acorn/dist/acorn.mjs") },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: [forBrowsers],
  });
  return { text, url: `/live-mdx/${md5(text)}.js` };
}
