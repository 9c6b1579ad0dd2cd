import { movedFacts, sharedFacts } from "../../../src/commands/check/same-text";
import { md5 } from "../../../src/files/digest";
import { compile } from "../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, settings, write } from "../../support/compiled";

compileInScratch();

const OLD = "content/docs/1.0/guides/tide.mdx";
const NEW = "content/docs/current/guides/tide.mdx";

/** The facts of one text in two folders, with the files that were compiled for them. */
async function shared(text: string, changed: Partial<typeof settings> = {}) {
  const compiled: string[] = [];
  const all = { ...settings, ...changed };
  const alone = async (file: string) =>
    (await compile({ root: scratch(), file, source: text, frontMatter: {}, settings: all })).facts;
  const factsOf = sharedFacts(scratch(), all, async ({ file }) => {
    compiled.push(file);
    return { key: file, facts: await alone(file) };
  });
  const sources = [OLD, NEW].map((file) => {
    write(file, text);
    return { file, digest: md5(text), frontMatter: {} };
  });
  const [, second] = await Promise.all(sources.map(factsOf));
  expect(second?.facts).toEqual(await alone(NEW));
  return compiled;
}

describe("one text in two folders", () => {
  it("is compiled once, and its links start where it lies", async () => {
    const links = "[Moon](../moon.mdx?a#b/../c), [all](/moon/), [out](https://example.org/), [root](/moon.mdx).";
    expect(await shared(`# Tide\n\n${links}\n`)).toEqual([OLD]);
  });

  it.each([
    ["mistakes", "[Moon](./moon.pdf)\n"],
    ["footnotes, whose ids are the file's", "Tide[^1].\n\n[^1]: High.\n"],
    ["paths from the site's root", "[Moon](@site/content/docs/1.0/moon.mdx)\n"],
    ["lists of cards, which tell their file", "<DocCardList />\n"],
  ])("is compiled in each where it has %s", async (_, text) => {
    expect(await shared(text)).toEqual([OLD, NEW]);
  });

  it("and images, where each folder has its own", async () => {
    for (const version of ["1.0", "current"])
      write(
        `content/docs/${version}/guides/moon.svg`,
        '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      );
    expect(await shared("![Moon](./moon.svg)\n")).toEqual([OLD, NEW]);
  });

  it("and partials", async () => {
    for (const version of ["1.0", "current"]) write(`content/docs/${version}/guides/_part.mdx`, `Of ${version}.\n`);
    expect(await shared('import Part from "./_part.mdx";\n\n<Part />\n')).toEqual([OLD, NEW]);
  });

  it("is compiled in each where only one may run code", async () => {
    expect(await shared("Tide {1 + 1}\n", { safeFolders: ["content/docs/current"] })).toEqual([OLD, NEW]);
  });
});

test("links of moved facts keep what follows the path", async () => {
  const source = "[Moon](./moon.mdx?a#b/../c) [C](../c%23.mdx)\n";
  const { facts } = await compile({ root: scratch(), file: OLD, source, frontMatter: {}, settings });
  expect(movedFacts(facts, OLD, NEW).links).toEqual([
    { url: "file:content/docs/current/guides/moon.mdx?a#b/../c", line: 1, column: 1, file: NEW },
    { url: "file:content/docs/current/c%23.mdx", line: 1, column: 29, file: NEW },
  ]);
});
