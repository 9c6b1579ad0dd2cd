import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { embeddedClient } from "../../features/search/engine/embedded-client";
import { IndexLoader } from "../../features/search/engine/index-loader";
import { SiteWriter } from "../../features/search/index-files/site-writer";
import { gzipped, timed, type BenchEngine } from "./engine";
import { scriptBytes } from "./script-bytes";

const SCRIPT = `
  import { embeddedClient } from "./src/features/search/engine/embedded-client";
  import { IndexLoader } from "./src/features/search/engine/index-loader";
  console.log(embeddedClient, IndexLoader);
`;
const PAGES = 10;
/** Pages of the site in the dialog. */
const SHOWN = 8;

/** The site's own index in pieces. */
export const ownEngine: BenchEngine = {
  name: "own, in pieces",
  build: async (pages) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "bench-search-"));
    const { seconds } = await timed(() => {
      const writer = new SiteWriter(path.join(folder, "search"), [["i18n", "internationalization", "localization"]]);
      for (const page of pages) writer.add(page);
      writer.finish();
    });
    const read = (address: string) => readFileSync(path.join(folder, address), "utf8");
    const ask = async (get: (address: string) => string, query: string, hitsPerPage: number) => {
      const loader = new IndexLoader("/", (address) => Promise.resolve(JSON.parse(get(address)) as unknown));
      const { results } = await embeddedClient(loader, () => undefined).search([
        { indexName: "site", params: { query, hitsPerPage } },
      ]);
      return [...new Set(results[0]?.hits.map((hit) => hit.url_without_anchor))];
    };
    const script = await scriptBytes(SCRIPT, process.cwd());
    return {
      seconds,
      search: (query) => ask(read, query, PAGES),
      bytes: async (query) => {
        let bytes = script;
        await ask(
          (address) => {
            const text = read(address);
            bytes += gzipped(text);
            return text;
          },
          query,
          SHOWN,
        );
        return bytes;
      },
      close: () => rmSync(folder, { recursive: true }),
    };
  },
};
