import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parse } from "yaml";
import { searchedPageOf } from "../../../src/features/search/records/page-of";
import type { SearchedPage } from "../../../src/features/search/records/searched-page";
import { splitFrontMatter } from "../../../src/lib/content/front-matter";
import { docsTagOf } from "../../../src/lib/pages/search-record";
import { addGrammars } from "../../../src/mdx/compile/builders/code/prism-grammars";
import { compile } from "../../../src/mdx/compile/compile-here";
import { compileSettingsOf } from "../../../src/mdx/compile/settings";
import { sectionsOf } from "../../../src/mdx/sections";
import type { Page } from "../../../src/build/feature";
import { builtPages, contentNodes, contentRoot, site } from "./site-nodes";

/** The tags of a reader who has chosen no version. */
export const readerTags = ["default", docsTagOf("default", "current"), docsTagOf("community", "current")];

/** The pages that a reader who has chosen no version can find, compiled from the content as a build does it. */
export async function searchedPages(): Promise<SearchedPage[]> {
  const nodes = contentNodes();
  const titles = new Map(
    Object.values(nodes).flatMap((all) => (all as { id: string; title: string }[]).map(({ id, title }) => [id, title])),
  );
  const settings = compileSettingsOf(site, false);
  const load = createRequire(path.resolve("package.json"));
  addGrammars(settings.codeLanguages, (language) => void load(`prismjs/components/prism-${language}`));
  const pages: SearchedPage[] = [];
  for (const page of builtPages(nodes)) {
    if (!page.search || page.hidden || page.noIndex) continue;
    const finished = { route: page.path, title: page.title ?? titles.get(page.node ?? "") ?? "", sections: [] };
    const empty = searchedPageOf(finished, page.search, site.i18n.defaultLocale);
    if (readerTags.includes(empty.tag)) pages.push({ ...empty, sections: await sectionsOfPage(page, settings) });
  }
  return pages;
}

async function sectionsOfPage(
  { file, sections }: Page,
  settings: ReturnType<typeof compileSettingsOf>,
): Promise<SearchedPage["sections"]> {
  if (sections) return sections();
  if (!file) return [];
  const root = contentRoot();
  const source = readFileSync(path.join(root, file), "utf8");
  const frontMatter = (parse(splitFrontMatter(source).yaml) ?? {}) as Record<string, unknown>;
  const { tree } = await compile({ root, file, source, frontMatter, settings });
  return sectionsOf(tree);
}
