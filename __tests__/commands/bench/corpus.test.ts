import { createRequire } from "node:module";
import { corpusDoc, corpusSidebars, docId } from "../../../src/commands/bench/corpus";
import { wordsOf } from "../../../src/commands/bench/sentences";
import { compile } from "../../../src/mdx/compile/compile";
import { addGrammars } from "../../../src/mdx/compile/builders/code/highlight";
import { settings } from "../../support/compiled";

const load = createRequire(__filename);
addGrammars(["bash"], (language) => void load(`prismjs/components/prism-${language}`));

const samples = [0, 1, 149, 299, 300, 2999];
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, "");

describe("corpusDoc", () => {
  it("is the same at every run, and another for another index", () => {
    expect(corpusDoc(7, 300)).toBe(corpusDoc(7, 300));
    expect(corpusDoc(7, 300)).not.toBe(corpusDoc(8, 300));
    expect(corpusDoc(0, 300).split("\n").slice(0, 11).join("\n")).toMatchInlineSnapshot(`
"---
description: "The nearest signal writes the cache of each final version."
sidebar_label: Topic 0
keywords: [buffer, record]
---

# Topic 0: the distant report

At night the active parser writes the window of each quiet script before it starts. Without a network the older packet compares the limit of each early packet. First, the single frame copies the branch of each plain session once a day.

## The second pipeline {#section-1}"
`);
  });

  it.each(samples)("has about 1,300 words, two to four code blocks, tables and links (doc %i)", (index) => {
    const text = corpusDoc(index, 3000);
    const words = wordsOf(withoutCode(text));
    expect(words).toBeGreaterThan(1150);
    expect(words).toBeLessThan(1450);
    const languages = [...text.matchAll(/^```([a-z]+)/gm)].map(([, language]) => language);
    expect(languages.length).toBeGreaterThanOrEqual(2);
    expect(languages.length).toBeLessThanOrEqual(4);
    expect(new Set(["js", "ts", "bash", "json", ...languages]).size).toBe(4);
    expect(text).toContain("| --- | ---: | --- |");
  });

  it.each(samples)("is valid MDX whose links lead to docs of the corpus (doc %i)", async (index) => {
    const file = `content/docs/current/${docId(index)}.mdx`;
    const { facts } = await compile({
      root: "/nowhere",
      file,
      source: corpusDoc(index, 3000),
      frontMatter: {},
      settings,
    });
    expect(facts.problems).toEqual([]);
    expect(facts.anchors).toContain("section-1");
    const ids = new Set(Array.from({ length: 3000 }, (_, other) => `file:content/docs/current/${docId(other)}.mdx`));
    expect(facts.links.length).toBeGreaterThan(5);
    expect(facts.links.map(({ url }) => url.replace(/#section-1$/, "")).filter((url) => !ids.has(url))).toEqual([]);
  });
});

describe("corpusSidebars", () => {
  it("holds 300 docs a sidebar in categories of 20, so that no sidebar grows", () => {
    const sidebars = Object.values(corpusSidebars(3000));
    expect(sidebars).toHaveLength(10);
    for (const categories of sidebars) {
      expect(categories).toHaveLength(15);
      for (const { items } of categories) expect(items).toHaveLength(20);
    }
    const items = sidebars.flatMap((categories) => categories.flatMap((category) => category.items));
    expect(items).toEqual(Array.from({ length: 3000 }, (_, index) => docId(index)));
  });

  it("takes any number of docs", () => {
    expect(corpusSidebars(21)).toMatchObject({
      "part-1": [{ items: { length: 20 } }, { label: "Part 1, chapter 2", items: ["part-1/topic-20"] }],
    });
  });
});
