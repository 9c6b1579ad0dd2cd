import { extendsParser, parserWith, transformWith } from "../../../src/docusaurus/read/syntax-plugins";
import type { SyntaxPlugin } from "../../../src/docusaurus/map/folder";

const plugin = (name: string, run: unknown, ...options: unknown[]): SyntaxPlugin => ({ name, plugin: run, options });
const tree = { type: "root", children: [{ type: "text", value: "a" }] };
const file = { path: "docs/a.md", text: "a", frontMatter: { title: "A" } };
const transform = (...plugins: SyntaxPlugin[]) =>
  transformWith(plugins, (name) => `/site/${name}`, "none")(structuredClone(tree), file);

type Tree = typeof tree;
type Given = { path: string; value: string; data: unknown };

test("plugins run one after the other, with their options, the file and its front matter", async () => {
  const add = (given: Tree, value: string) => void given.children.push({ type: "text", value });
  const first =
    (options: { sign: string }) =>
    (given: Tree, { path, value, data }: Given) =>
      add(given, options.sign + path + value + JSON.stringify(data));
  const second = () => async (given: Tree) => ({ ...given, children: given.children.slice(1) });
  const result = transform(plugin("first", first, { sign: "+" }), plugin("second", second));
  await expect(result).resolves.toEqual({
    tree: { type: "root", children: [{ type: "text", value: '+/site/docs/a.mda{"frontMatter":{"title":"A"}}' }] },
    milliseconds: { first: expect.any(Number) as number, second: expect.any(Number) as number },
    files: [],
    folders: [],
  });
});

/** The lines of this file that failed. */
const at = expect.stringMatching(/^__tests__\/docusaurus\/read\/syntax-plugins\.test\.ts:\d+$/) as string;

test("a plugin that fails is named, with the place that it names, or the line of code", async () => {
  const fail = () => (_: Tree, given: { fail: (reason: string, place: object) => void }) =>
    given.fail("Too hot", { line: 3, column: 2 });
  const broken = () => {
    throw new Error("No options.");
  };
  await expect(transform(plugin("fail", fail))).resolves.toEqual({
    failed: { plugin: "fail", message: "Too hot", line: 3, column: 2 },
  });
  await expect(transform(plugin("broken", broken))).resolves.toEqual({
    failed: { plugin: "broken", message: "No options.", at },
  });
});

test("a plugin reads texts of its own as content is read, with what it adds to the syntax", async () => {
  function reads(this: { parse: (text: string) => Tree }) {
    return () => this.parse("# Tea\n\n<Cup />\n");
  }
  const children = [
    { type: "heading", depth: 1, children: [{ type: "text", value: "Tea" }] },
    { type: "mdxJsxFlowElement", name: "Cup" },
  ];
  await expect(transform(plugin("reads", reads))).resolves.toMatchObject({ tree: { children } });
});

test("says which plugins add to what Markdown's parser reads", () => {
  function adds(this: { data: () => { micromarkExtensions?: unknown[] } }) {
    this.data().micromarkExtensions = [{}];
  }
  const broken = () => {
    throw new Error("No options.");
  };
  expect([adds, () => undefined, broken].map((run) => extendsParser(plugin("", run)))).toEqual([true, false, false]);
});

type Code = number | null;
type State = (code: Code) => unknown;
type Effects = Record<"enter" | "exit", (type: string) => void> & { consume: (code: Code) => void };
type Tokenize = (effects: Effects, ok: State) => State;
type Maker = { enter: (node: object, token: object) => void; exit: (token: object) => void };
type Extended = { data: () => Record<"micromarkExtensions" | "fromMarkdownExtensions", object[] | undefined> };

/** A plugin that makes a node of each sign of percent. */
const percent = (tokenize: Tokenize) =>
  function percentPlugin(this: Extended) {
    const data = this.data();
    (data.micromarkExtensions ??= []).push({ text: { 37: { name: "percent", tokenize } } });
    (data.fromMarkdownExtensions ??= []).push({
      exit: {
        percent(this: Maker, token: object) {
          this.enter({ type: "percent", value: "%" }, token);
          this.exit(token);
        },
      },
    });
  };

test("Markdown is read with what plugins add to it, and with what the compiler reads", () => {
  const typesIn = (text: string, run: unknown) =>
    [...JSON.stringify(parserWith([plugin("percent", run)], "dollars")(text)).matchAll(/"type":"(\w+)"/g)].map(
      ([, type]) => type,
    );
  const sign = percent((effects, ok) => (code) => {
    effects.enter("percent");
    effects.consume(code);
    effects.exit("percent");
    return ok;
  });
  expect(typesIn("5 % of $x$", sign)).toEqual(["root", "paragraph", "text", "percent", "text", "inlineMath", "text"]);
});

test("a text that is not valid is told with its place, a plugin that fails by its name", () => {
  const parsed = (text: string, run: unknown) => parserWith([plugin("percent", run)], "dollars")(text);
  const fail = (message: string) => () => {
    throw new Error(message);
  };
  expect(parsed("a\n\nb </c>", () => undefined)).toEqual({
    invalid: { reason: expect.stringContaining("closing slash") as string, line: 3, column: 4 },
  });
  expect(parsed("5 %", fail("No options."))).toEqual({ failed: { plugin: "percent", message: "No options.", at } });
  expect(parsed("5 %", percent(fail("No token.")))).toEqual({
    failed: { plugin: "percent", message: "No token.", at },
  });
});
