import { createRequire } from "node:module";
import { addGrammars, highlight, linesOf } from "../../../../src/mdx/compile/builders/code/highlight";
import type { MdxError } from "../../../../src/mdx/compile/run/runtime";

const load = createRequire(__filename);

/** Highlighted code with a token as `type(text)`, which reads better than tags. */
function tokensOf(code: string, language: string): string {
  return highlight(code, language)
    .replace(/<span class="token ([\w-]+)[^>]*>/g, "$1(")
    .replace(/<\/span>/g, ")");
}

/** Languages that a site adds to those that are there by themselves. */
const ADDED = ["java", "latex", "haskell", "matlab", "php", "powershell", "bash", "diff", "json", "scss"];

beforeAll(() => addGrammars(ADDED, (language) => void load(`prismjs/components/prism-${language}`)));

describe("grammars", () => {
  it("are loaded after those that they are made from, and only where they are missing", () => {
    const loaded: string[] = [];
    addGrammars(["erb", "json", "docker"], (language) => void loaded.push(language));
    expect(loaded).toEqual(["ruby", "erb", "docker"]);
  });

  it.each([
    ["java", "class A { }", "keyword(class) class-name(A) punctuation({) punctuation(})"],
    [
      "latex",
      "\\frac{a}{b} % x",
      "function(\\frac)punctuation({)apunctuation(})punctuation({)bpunctuation(}) comment(% x)",
    ],
    ["haskell", "f x = even x", "hvariable(f) hvariable(x) operator(=) builtin(even) hvariable(x)"],
    [
      "matlab",
      "y = sin(1); % x",
      "y operator(=) function(sin)punctuation(()number(1)punctuation())punctuation(;) comment(% x)",
    ],
    [
      "php",
      "<b><?php echo $a; ?>",
      "tag(tag(punctuation(&lt;)b)punctuation(&gt;))php(delimiter(&lt;?php) keyword(echo) variable($a)punctuation(;) delimiter(?&gt;))",
    ],
    ["powershell", "Get-Item $a # x", "function(Get-Item) variable($a) comment(# x)"],
    ["bash", 'echo "$HOME"', 'builtin(echo) string("environment($HOME)")'],
    ["diff", "+a\n-b", "inserted-sign(prefix(+)line(a\n))deleted-sign(prefix(-)line(b))"],
    ["json", '{"a": 1}', 'punctuation({)property("a")operator(:) number(1)punctuation(})'],
    ["scss", "$a: 1px;", "property(variable($a))punctuation(:) number(1)unit(px)punctuation(;)"],
    [
      "jsx",
      "<p>if this<br />",
      "tag(tag(punctuation(&lt;)p)punctuation(&gt;))plain-text(if this)tag(tag(punctuation(&lt;)br) punctuation(/&gt;))",
    ],
    [
      "js",
      "html`<b>`",
      "htmltemplate-string(template-punctuation(`)html(tag(tag(punctuation(&lt;)b)punctuation(&gt;)))template-punctuation(`))",
    ],
    [
      "vue",
      "<script>let</script>",
      "tag(tag(punctuation(&lt;)script)punctuation(&gt;))script(language-javascript(keyword(let)))tag(tag(punctuation(&lt;/)script)punctuation(&gt;))",
    ],
  ])("colour %s", (language, code, tokens) => {
    expect(tokensOf(code, language)).toBe(tokens);
  });

  it("go by other names, in letters of any size", () => {
    for (const [name, other] of [
      ["sh", "bash"],
      ["YML", "yaml"],
      ["ps1", "powershell"],
      ["hs", "haskell"],
      ["tex", "latex"],
      ["xml", "markup"],
    ] as const) {
      expect(highlight("# a: <b> $x", name)).toBe(highlight("# a: <b> $x", other));
    }
  });

  it.each(["", "text", "txt", "plaintext"])("are not needed for plain text: '%s'", (language) => {
    expect(highlight("let <a> && {b}", language)).toBe("let &lt;a&gt; &amp;&amp; {b}");
  });

  it.each([
    ["javscript", "Write one of the known languages, or `text`."],
    ["dockerfile", "Add 'docker' to `markdown.codeLanguages` in src/site.ts."],
    ["toml", "Add 'toml' to `markdown.codeLanguages` in src/site.ts."],
    ["constructor", "Write one of the known languages, or `text`."],
    ["meta", "Write one of the known languages, or `text`."],
    ["extend", "Write one of the known languages, or `text`."],
  ])("are missed with a remedy: %s", (language, remedy) => {
    expect([mistakeOf(language).message, mistakeOf(language).remedy]).toEqual([
      `The language '${language}' has no grammar.`,
      remedy,
    ]);
  });

  it("are offered by how near their names are, without what is no grammar", () => {
    const { choices } = mistakeOf("javscript");
    expect([choices[0], choices.includes("java"), choices.includes("extend")]).toEqual(["javascript", true, false]);
  });
});

describe("fences inside Markdown", () => {
  it("have the colours of their own language", () => {
    expect(tokensOf("```js\nlet a\n```", "md")).toBe(
      "code(punctuation(```)code-language(js)\nkeyword(let) a\npunctuation(```))",
    );
  });

  it("are plain where that has no grammar", () => {
    expect(tokensOf("```nothing\n<a>\n```\n\n```\n<b>\n```", "mdx")).toBe(
      "code(punctuation(```)code-language(nothing)\n&lt;a&gt;\npunctuation(```))\n\ncode(punctuation(```)\n&lt;b&gt;\npunctuation(```))",
    );
  });
});

describe("MDX", () => {
  it("has statements in the colours of JavaScript, up to the next empty line", () => {
    expect(tokensOf("export const a = [\n  1,\n];\n\nconst b", "mdx")).toBe(
      "esm(keyword(export) keyword(const) a operator(=) punctuation([)\n  number(1)punctuation(,)\npunctuation(])punctuation(;))\n\nconst b",
    );
  });

  it("has arrays and objects in the props of tags", () => {
    expect(tokensOf('<Tabs a={[{ b: "c>" }]} d />', "mdx")).toBe(
      'mdx-tag(punctuation(&lt;)tag(Tabs) attr-name(a)punctuation(=)expression(punctuation({)punctuation([)punctuation({) literal-property(b)operator(:) string("c&gt;") punctuation(})punctuation(])punctuation(})) attr-name(d) punctuation(/&gt;))',
    );
  });

  it("leaves what a fence and front matter hold to them", () => {
    expect(tokensOf("```text\nimport {a}\n```", "mdx")).not.toContain("esm");
    expect(tokensOf("---\nimport: {a}\n---\n", "mdx")).not.toContain("esm");
  });
});

describe("lines of highlighted code", () => {
  it("close the tokens that go on, and open them again", () => {
    expect(linesOf(highlight("a; /* one\n\ntwo */ b", "js"))).toEqual([
      'a<span class="token punctuation">;</span> <span class="token comment">/* one</span>',
      '<span class="token comment"></span>',
      '<span class="token comment">two */</span> b',
    ]);
  });

  it("do so for tokens in tokens", () => {
    const lines = linesOf(highlight("`${\n1}`", "js"));
    expect(lines.map((line) => [line.match(/<span/g)?.length, line.match(/<\/span/g)?.length])).toEqual([
      [4, 4],
      [5, 5],
    ]);
    expect(lines.join("\n").replace(/<[^>]*>/g, "")).toBe("`${\n1}`");
  });

  it("are those of the code, the last one also when it is empty", () => {
    expect(linesOf("a\n\n")).toEqual(["a", "", ""]);
  });
});

function mistakeOf(language: string): MdxError {
  try {
    highlight("", language);
  } catch (error) {
    return error as MdxError;
  }
  throw new Error("There is no mistake.");
}
