import { transform, type Loader } from "esbuild";
import { toString } from "mdast-util-to-string";
import { parseAllDocuments } from "yaml";
import { splitFrontMatter } from "../../../src/lib/content/front-matter";
import { truncateMarker } from "../../../src/features/blog/changelog-entry";
import { contentFiles, nodesIn, treeOf, type ContentFile } from "../../support/content-files";

/** The folders that readers see as one site; the versions of the docs are snapshots, in which a text stands again. */
const sites = [
  ["content/docs/current", "content/community", "content/blog", "content/pages"],
  ["content/docs/3.3.2"],
  ["content/docs/3.2.1"],
].map((folders) => contentFiles(...folders));
const pages = sites.flat().filter(({ isPartial }) => !isPartial);
const entries = contentFiles("content/changelog");

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)?.length ?? 0;

/** A part of a page that is read as sentences, with its place; code blocks are none. */
type Part = { place: string; text: string; words: number };

function partsOf(page: ContentFile): Part[] {
  return nodesIn(treeOf(page), "heading", "paragraph", "tableCell").map((node) => {
    const text = toString(node).replace(/\s+/g, " ").trim();
    return { place: `${page.file}:${node.position?.start.line}`, text, words: wordsIn(text) };
  });
}

const parts = new Map(sites.flat().map((page) => [page, partsOf(page)]));

test("all pages are looked at", () => {
  expect(sites.map((files) => files.filter(({ isPartial }) => !isPartial).length)).toEqual([87 + 6 + 22 + 2, 87, 87]);
  expect(entries).toHaveLength(96);
});

describe("the text", () => {
  it("has a description of 60 to 160 characters on each page", () => {
    const wrong = [...pages, ...entries].flatMap(({ file, frontMatter: { description } }) => {
      const length = typeof description === "string" ? description.length : 0;
      return length >= 60 && length <= 160 ? [] : [`${file}: its description has ${length} characters`];
    });
    expect(wrong).toEqual([]);
  });

  it("has 120 words on each page", () => {
    const counted = pages.map(
      (page) => [page.file, parts.get(page)?.reduce((sum, { words }) => sum + words, 0) ?? 0] as const,
    );
    expect(counted.filter(([, words]) => words < 120).map(([file, words]) => `${file}: has ${words} words`)).toEqual(
      [],
    );
  });

  // An entry is as long as its release: its list is made from facts, and a hotfix has nothing to fill 120 words with.
  it("has a summary in each entry of the changelog, and 120 words where the release was not small", () => {
    const wrong = entries.flatMap(({ file, body }) => {
      const [summary = "", list] = body.split(truncateMarker);
      const sentences = summary.match(/[.!?](?=\s)/g)?.length ?? 0;
      const changes = list?.match(/^- /gm)?.length ?? 0;
      const words = wordsIn(body.replace(/\]\([^)]*\)/g, "]"));
      return [
        ...(list === undefined || sentences < 2 || sentences > 3
          ? [`${file}: its summary has ${sentences} sentences`]
          : []),
        ...(words < 120 && changes >= 20 ? [`${file}: has ${words} words for ${changes} changes`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it("promises nothing", () => {
    const promise = /\b(?:coming soon|to be (?:written|done)|TODO|TBD|lorem ipsum)\b/i;
    const found = [
      ...pages.flatMap((page) => parts.get(page) ?? []),
      ...entries.map(({ file, body }) => ({ place: file, text: body })),
    ].filter(({ text }) => promise.test(text));
    expect(found.map(({ place, text }) => `${place}: says '${promise.exec(text)?.[0]}'`)).toEqual([]);
  });

  it("says what should be, or is to be, and not what shall", () => {
    const found = pages.flatMap((page) => parts.get(page) ?? []).filter(({ text }) => /\bshall\b/i.test(text));
    expect(found.map(({ place }) => place)).toEqual([]);
  });

  it("says nothing of 25 words or more on two pages", () => {
    const repeated = sites.flatMap((files) => {
      const places = new Map<string, string[]>();
      for (const { place, text, words } of files.flatMap((page) => parts.get(page) ?? []))
        if (words >= 25) places.set(text, [...(places.get(text) ?? []), place]);
      return [...places]
        .filter(([, found]) => found.length > 1)
        .map(([text, found]) => `${found.join(", ")}: '${text.slice(0, 60)}…'`);
    });
    expect(repeated).toEqual([]);
  });
});

const LOADERS: Record<string, Loader> = { js: "jsx", jsx: "jsx", ts: "ts", tsx: "tsx" };

/**
 * Throws for code that is no program, and neither members of an object nor of a type, as which reference pages show the
 * methods of plugins.
 */
async function readCode(code: string, loader: Loader): Promise<void> {
  const members = loader === "ts" ? `interface Shown {${code}}` : `({${code}})`;
  const mistakeIn = (text: string) =>
    transform(text, { loader, jsx: "preserve", logLevel: "silent" }).then(() => undefined, String);
  const mistake = await mistakeIn(code);
  if (mistake !== undefined && (await mistakeIn(members)) !== undefined) throw new Error(mistake);
}

/** Throws for text that is no YAML. */
function readYaml(text: string): void {
  const [error] = parseAllDocuments(text).flatMap((document) => document.errors);
  if (error) throw error;
}

/**
 * Reads a code block as its language says; throws where it is not valid. Languages that configure nothing are let be.
 */
async function readSample(language: string, code: string): Promise<void> {
  if (language === "json") JSON.parse(code);
  else if (language === "yaml") readYaml(code);
  else if (language === "md" || language === "mdx") readYaml(splitFrontMatter(code).yaml);
  else if (LOADERS[language]) await readCode(code, LOADERS[language]);
}

describe("the code samples", () => {
  const samples = sites.flat().flatMap((page) =>
    nodesIn(treeOf(page), "code").map((node) => ({
      place: `${page.file}:${node.position?.start.line}`,
      language: node.lang ?? "",
      code: node.value,
    })),
  );

  it("name their language", () => {
    const languages =
      "bash css diff haskell html js json jsx latex md mdx mermaid powershell python scss text ts tsx yaml".split(" ");
    expect([...new Set(samples.map(({ language }) => language))].sort()).toEqual(languages);
  });

  it("are valid JSON, YAML, JavaScript and TypeScript", async () => {
    const reads = new Map<string, Promise<void>>();
    const wrong = await Promise.all(
      samples.map(async ({ place, language, code }) => {
        const key = `${language}\n${code}`;
        const read = reads.get(key) ?? readSample(language, code);
        reads.set(key, read);
        return read.then(
          () => [],
          (error: unknown) => [`${place}: ${error instanceof Error ? error.message : String(error)}`],
        );
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });
});
