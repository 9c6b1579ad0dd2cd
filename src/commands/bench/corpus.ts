import { codeBlock } from "./code";
import { randomFrom, type Random } from "./random";
import { noun, paragraph, phrase, sentence, wordsOf } from "./sentences";

/** Docs that share a sidebar, so that no page's sidebar grows with the corpus. */
const DOCS_PER_SIDEBAR = 300;
const DOCS_PER_CATEGORY = 20;

/** Words after which a doc's text ends with the section it is in: docs have 1,300 words on average, code left out. */
const WORDS = 1110;

/** The id of the doc with an index from 0, such as `part-1/topic-0`; its file is the id with `.mdx`. */
export function docId(index: number): string {
  return `part-${Math.floor(index / DOCS_PER_SIDEBAR) + 1}/topic-${index}`;
}

/** The sidebars of a corpus as a sidebars file holds them: one for each 300 docs, with categories of 20 docs. */
export function corpusSidebars(total: number): Record<string, { type: "category"; label: string; items: string[] }[]> {
  return Object.fromEntries(
    slices(0, total, DOCS_PER_SIDEBAR).map(({ start, end }, part) => [
      `part-${part + 1}`,
      slices(start, end, DOCS_PER_CATEGORY).map((category, index) => ({
        type: "category" as const,
        label: `Part ${part + 1}, chapter ${index + 1}`,
        items: Array.from({ length: category.end - category.start }, (_, offset) => docId(category.start + offset)),
      })),
    ]),
  );
}

function slices(start: number, end: number, size: number): { start: number; end: number }[] {
  const count = Math.ceil((end - start) / size);
  return Array.from({ length: count }, (_, index) => ({
    start: start + index * size,
    end: Math.min(start + (index + 1) * size, end),
  }));
}

/** The MDX text of one doc of a corpus: the same for the same index and total. */
export function corpusDoc(index: number, total: number): string {
  const random = randomFrom(index + 1);
  const sections = [`${paragraph(random, 3)}\n`];
  const codeAfter = new Set([1, 3, 5, 7].slice(0, random.between(2, 4)));
  let words = 0;
  for (let count = 1; words < WORDS; count += 1) {
    const text = section(random, count, index, total);
    words += wordsOf(text);
    sections.push(text, ...(codeAfter.has(count) ? [`${codeBlock(random)}\n`] : []));
  }
  return [frontMatter(random, index), `# Topic ${index}: the ${phrase(random)}\n`, ...sections].join("\n");
}

function frontMatter(random: Random, index: number): string {
  return [
    "---",
    `description: ${JSON.stringify(sentence(random).replace(/[*\`]/g, ""))}`,
    `sidebar_label: Topic ${index}`,
    `keywords: [${noun(random)}, ${noun(random)}]`,
    "---",
    "",
  ].join("\n");
}

function section(random: Random, count: number, index: number, total: number): string {
  const heading = count % 3 === 0 ? `### The ${phrase(random)}` : `## The ${phrase(random)}`;
  const parts = [`${heading} {#section-${count}}`, `${paragraph(random, 5)} ${link(random, index, total)}`];
  if (count % 3 === 1) parts.push(list(random));
  if (count % 4 === 2) parts.push(table(random));
  parts.push(paragraph(random, 4));
  return `${parts.join("\n\n")}\n`;
}

/** A link to another doc by its file, half of them to a heading that every doc has. */
function link(random: Random, index: number, total: number): string {
  const target = random.between(0, total - 1);
  const anchor = random.of(["", "#section-1"]);
  const [folder] = docId(index).split("/");
  const [otherFolder, name] = docId(target).split("/");
  const file = folder === otherFolder ? `./${name}.mdx` : `../${otherFolder}/${name}.mdx`;
  return `Compare it with [the ${noun(random)} of topic ${target}](${file}${anchor}).`;
}

function list(random: Random): string {
  return Array.from({ length: random.between(3, 5) }, () => `- ${sentence(random)}`).join("\n");
}

function table(random: Random): string {
  const row = () => `| \`${noun(random)}\` | ${random.between(1, 900)} | ${sentence(random)} |`;
  return [
    "| Name | Default | What it does |",
    "| --- | ---: | --- |",
    ...Array.from({ length: random.between(4, 6) }, row),
  ].join("\n");
}
