import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import * as plain from "../../../../src/mdx/compile/parse/parse";
import { preprocess } from "../../../../src/mdx/compile/parse/preprocess";
import { QUICKENED, quickened, quickParser } from "../../../../src/mdx/compile/parse/quick-parser.cjs";
import { isMdxFile } from "../../../../src/lib/content/mdx-file";
import { splitFrontMatter } from "../../../../src/lib/content/front-matter";

/** The folders of the parser's packages by their names, each where the one before finds it. */
function parserFolders(): Map<string, string> {
  const folders = new Map<string, string>();
  let from = path.resolve("package.json");
  for (const name of ["remark-parse", "mdast-util-from-markdown", "micromark", "micromark-core-commonmark"]) {
    from = createRequire(from).resolve(name);
    folders.set(name, path.dirname(from));
  }
  return folders;
}

/** The installed files of the parser that are bundled in another way. */
function installedFiles(): { file: string; text: string }[] {
  const folders = parserFolders();
  return QUICKENED.map((name) => {
    const [owner = "", ...rest] = name.split("/");
    const file = path.join(folders.get(owner) ?? "", ...rest);
    return { file, text: readFileSync(file, "utf8") };
  });
}

/** The parser as the compiler's bundle has it. */
async function quickParserOf(): Promise<typeof plain> {
  const { outputFiles } = await build({
    entryPoints: ["src/mdx/compile/parse/parse.ts"],
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
    plugins: [quickParser],
    logLevel: "silent",
  });
  const module = { exports: {} };
  const load = compileFunction(outputFiles[0]?.text ?? "", ["require", "module", "exports"]) as (
    ...values: unknown[]
  ) => void;
  load(createRequire(path.resolve("package.json")), module, module.exports);
  return module.exports as typeof plain;
}

test("each file of the installed parser has what is replaced, once", () => {
  const counts = installedFiles().map(({ file, text }) => {
    const made = quickened(file, text);
    const found = made.match(
      /\(context\.sliceSerialize =|^ {4}consume(?:Line|Until),|^ {2}function skip\(|effects\.consume(?:Line|Until) \?\?/gm,
    );
    return [path.basename(path.dirname(file)), path.basename(file), found?.length];
  });
  expect(counts).toEqual([
    ["lib", "index.js", 3],
    ["lib", "create-tokenizer.js", 3],
    ["initialize", "document.js", 1],
    ["initialize", "content.js", 1],
    ["lib", "content.js", 1],
    ["lib", "code-fenced.js", 1],
    // Where a run of text begins, and where it goes on.
    ["initialize", "text.js", 2],
  ]);
});

test("another text stays as it is, and so does another file", () => {
  const text = "handler.call({ ...context, other: 1 }, event); effects.consume(code);\n return other;";
  for (const { file } of installedFiles()) expect(quickened(file, text)).toBe(text);
  expect(quickened("/micromark/lib/other.js", "effects.consume(code);\n return data;")).toContain(
    "effects.consume(code)",
  );
});

/** Texts whose characters, lines and blocks end in all ways. */
const TEXTS = [
  "",
  "a",
  "\n",
  "one line\r\nand another\rand a third\n\n\n",
  "a\tb\t\tc\n\tcode\n \t code\n",
  "a\0b \uFEFFc 😀 \uD800 d\u00a0e",
  "a  \nb\\\nc   \n  d  ",
  "> one\nlazy\n> - two\n>   three\nlazy *em\nphasis*\n\n1. a\n\n   b\n   ```js\n   c\n   ```\n\n10) d",
  "- a\n- b\n\n      code\n- [ ] task\n- [x] done\n\n* * *\n",
  '```js title="a.js" {1}\nconst a = `b`;\n\n\t~~~\n```\n~~~\n```\n~~~~\nopen',
  "    indented\n\n    more\ntext\n===\nand\n---\n# a #\n## b ##  \n###### c",
  "[a]: <b c> 'd\ne'\n[A] [b][a] ![c](d \"e\") [f](g(h)i) <https://example.org/?a=b&amp;c>",
  "**a*b**c* _d_e_ __f__ ***g*** `` h ` i `` &amp; &#35; &nope; \\* \\a",
  "| a | b |\n| :- | -: |\n| `c \\| d` | e | f |\n| g\n\nh | i\n- | -\nj",
  "a[^1] and [^b c]\n\n[^1]: one\n\n    two\n[^b c]: d ~~e~~ f",
  'import a from "b";\n\nexport const c = 1;\n\n<A b={c} d="e">\n  *f* {g}\n</A>\n\n{/* h */}\n',
  "A <B c={`d\n  e`} /> {f +\n  g} h",
  ":::note[A *title*]{.class #id}\n\ntext\n\n:::\n\n:::tip\n- a\n:::\n",
];

/** The texts of the site's own docs and posts, as far as it has such. */
function contentTexts(): string[] {
  const folders = ["content/docs/current", "content/blog"].filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(isMdxFile)
      .map((file) => `${folder}/${file}`),
  );
  return files.map((file) => preprocess(splitFrontMatter(readFileSync(file, "utf8")).body, "mdx"));
}

test("every text is read as by the parser itself", async () => {
  const quick = await quickParserOf();
  const readAs = ({ parseMarkdown }: typeof plain, text: string, isCommonMark: boolean): string => {
    const destinations: plain.Destinations = [];
    return JSON.stringify([parseMarkdown(text, { destinations, isCommonMark }), destinations]);
  };
  for (const text of contentTexts()) expect(readAs(quick, text, false)).toBe(readAs(plain, text, false));
  for (const text of TEXTS)
    for (const isCommonMark of [true, ...(text.includes("<https:") ? [] : [false])])
      expect(readAs(quick, text, isCommonMark)).toBe(readAs(plain, text, isCommonMark));
});
