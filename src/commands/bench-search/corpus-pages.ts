import type { SearchedPage, SearchedSection } from "../../features/search/records/searched-page";
import { corpusDoc, docId } from "../bench/corpus";

const HEADING = /^(#{1,6}) (.+?)(?: \{#(.+)\})?$/;
/** What stands in the Markdown of the corpus and is no text. */
const MARKS = /[*`|]|^```.*$|\]\([^)]*\)|\[/gm;

/** The pages of a synthetic corpus of so many docs; the same for the same number. */
export function* corpusPages(total: number): Generator<SearchedPage> {
  for (let index = 0; index < total; index += 1) {
    const [first, ...others] = sectionsIn(corpusDoc(index, total));
    if (!first) continue;
    yield {
      url: `/docs/${docId(index)}/`,
      title: first.heading,
      group: "Docs",
      language: "en",
      tag: "docs-default-current",
      version: "Next",
      rank: 1,
      sections: [{ ...first, heading: "" }, ...others],
    };
  }
}

function sectionsIn(markdown: string): SearchedSection[] {
  const sections: SearchedSection[] = [];
  for (const line of markdown.replace(/^---[\s\S]*?---\n/, "").split("\n")) {
    const [, marks, heading, id] = HEADING.exec(line) ?? [];
    const last = sections.at(-1);
    if (marks && heading) sections.push({ heading, id, level: marks.length, text: "" });
    else if (last) last.text = `${last.text} ${line.replace(MARKS, "")}`.trim();
  }
  return sections;
}
