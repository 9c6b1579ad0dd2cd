import lunr from "lunr";
import MiniSearch from "minisearch";
import type { SearchedPage } from "../../features/search/records/searched-page";
import { gzipped, timed, type BenchEngine } from "./engine";
import { scriptBytes } from "./script-bytes";

const FOUND = 10;

/** A page as engines take it that load their whole index. */
type FlatPage = { id: string; title: string; headings: string; text: string };

function flat({ url, title, sections }: SearchedPage): FlatPage {
  return {
    id: url,
    title,
    headings: sections.map(({ heading }) => heading).join("\n"),
    text: sections.map(({ text }) => text).join("\n"),
  };
}

/** MiniSearch with boosts, beginnings and typing errors. */
export const miniSearchEngine: BenchEngine = {
  name: "MiniSearch",
  build: async (pages) => {
    const index = new MiniSearch<FlatPage>({ fields: ["title", "headings", "text"] });
    const { seconds } = await timed(() => index.addAll(pages.map(flat)));
    const options = { prefix: true, fuzzy: 0.2, combineWith: "AND", boost: { title: 4, headings: 2 } } as const;
    const script = await scriptBytes('import MiniSearch from "minisearch"; console.log(MiniSearch);', process.cwd());
    const bytes = script + gzipped(JSON.stringify(index));
    return {
      seconds,
      search: (query) =>
        Promise.resolve(
          index
            .search(query, options)
            .slice(0, FOUND)
            .map(({ id }) => String(id)),
        ),
      bytes: () => Promise.resolve(bytes),
      close: () => undefined,
    };
  },
};

/** lunr as it comes. */
export const lunrEngine: BenchEngine = {
  name: "lunr",
  build: async (pages) => {
    const { result: index, seconds } = await timed(() =>
      lunr(function () {
        for (const field of ["title", "headings", "text"]) this.field(field);
        for (const page of pages) this.add(flat(page));
      }),
    );
    const script = await scriptBytes('import lunr from "lunr"; console.log(lunr);', process.cwd());
    const bytes = script + gzipped(JSON.stringify(index));
    return {
      seconds,
      search: (query) => Promise.resolve(lunrHits(index, query)),
      bytes: () => Promise.resolve(bytes),
      close: () => undefined,
    };
  },
};

function lunrHits(index: lunr.Index, query: string): string[] {
  try {
    return index
      .search(query)
      .slice(0, FOUND)
      .map(({ ref }) => ref);
  } catch {
    // Signs such as `:` and `-` have a meaning in lunr's queries, and may be wrong there.
    return [];
  }
}
