import { createRequire } from "node:module";
import { CODE_COLORS, CODE_STYLES } from "../../../../src/lib/html/code-runs";
import { grammarNames } from "../../../../src/lib/content/code-grammars";
import {
  findGrammarsIn,
  highlight,
  highlightedLines,
  isKnown,
} from "../../../../src/mdx/compile/builders/code/highlight";
import { addGrammars, loadGrammarsWhenMet } from "../../../../src/mdx/compile/builders/code/prism-grammars";
import type { MdxError } from "../../../../src/mdx/compile/run/runtime";

const load = createRequire(__filename);

const STYLES = Object.entries(CODE_STYLES);

/** Highlighted code with a run as `colour.style(text)`, which reads better than tags. */
function runsOf(code: string, language: string): string {
  return highlight(code, language)
    .replace(/<span class="?([^">]+)"?>/g, (_, classes: string) => `${classes.split(" ").map(nameOf).join(".")}(`)
    .replace(/<\/span>/g, ")");
}

function nameOf(name: string): string {
  const color = CODE_COLORS.find(({ className }) => className === name)?.color;
  return color ?? STYLES.find(([, { className }]) => className === name)?.[0] ?? `unknown ${name}`;
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
    ["java", "class A { }", "keyword(class )function(A )punctuation({ })"],
    ["latex", "\\frac{a}{b} % x", "tag(\\frac)punctuation({)apunctuation(}{)bpunctuation(} )comment(% x)"],
    ["haskell", "f x = even x", "f x punctuation(= )keyword(even )x"],
    ["matlab", "y = sin(1); % x", "y punctuation(= )function(sin)punctuation(()number(1)punctuation(); )comment(% x)"],
    [
      "php",
      "<b><?php echo $a; ?>",
      "punctuation(&lt;)tag(b)punctuation(&gt;)keyword.bold(&lt;?php )keyword(echo )variable($a)punctuation(; )keyword.bold(?&gt;)",
    ],
    ["powershell", "Get-Item $a # x", "function(Get-Item )variable($a )comment(# x)"],
    ["bash", 'echo "$HOME"', 'function(echo )string(")number($HOME)string(")'],
    ["diff", "+a\n-b", "inserted.insertedLine(+a\n)deleted.deletedLine(-b)"],
    ["json", '{"a": 1}', 'punctuation({)attribute("a")punctuation(: )number(1)punctuation(})'],
    ["scss", "$a: 1px;", "variable($a)punctuation(: )number(1px)punctuation(;)"],
    [
      "jsx",
      "<p>if this<br />",
      "punctuation(&lt;)tag(p)punctuation(&gt;)if thispunctuation(&lt;)tag(br )punctuation(/&gt;)",
    ],
    ["js", "html`<b>`", "htmlstring(`)punctuation(&lt;)tag(b)punctuation(&gt;)string(`)"],
    [
      "vue",
      "<script>let</script>",
      "punctuation(&lt;)tag(script)punctuation(&gt;)keyword(let)punctuation(&lt;/)tag(script)punctuation(&gt;)",
    ],
  ])("colour %s", (language, code, tokens) => {
    expect(runsOf(code, language)).toBe(tokens);
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

  it.each(["javscript", "dockerfile", "constructor", "meta", "extend"])("are missed with a remedy: %s", (language) => {
    const { message, remedy } = mistakeOf(language);
    expect(message).toBe(`The language '${language}' has no grammar.`);
    expect(remedy).toBe("Write one of the known languages, or `text`.");
  });

  it("are offered by how near their names are, without what is no grammar", () => {
    const { choices } = mistakeOf("javscript");
    expect([choices[0], choices.includes("java"), choices.includes("extend")]).toEqual(["javascript", true, false]);
  });
});

describe("grammars that are loaded when they are met", () => {
  const loaded: string[] = [];
  beforeEach(() => {
    loaded.length = 0;
    loadGrammarsWhenMet((language) => {
      loaded.push(language);
      load(`prismjs/components/prism-${language}`);
    });
  });
  afterEach(() => findGrammarsIn({ names: [], find: () => undefined }));

  it("come with those that they are made from, once", () => {
    expect(runsOf("<% a %>", "erb")).toContain("punctuation(&lt;%)");
    expect(loaded).toEqual(expect.arrayContaining(["ruby", "erb"]));
    loaded.length = 0;
    highlight("<% a %>", "erb");
    expect(loaded).toEqual([]);
  });

  it.each([
    ["zork", ["bash", "json", "yaml", "javascript"]],
    ["typscript", ["typescript", "typoscript"]],
    ["shel", ["shell", "shellsession"]],
    ["yml2", ["yml"]],
    ["kube", ["bash", "json", "yaml"]],
    ["tom", ["toml", "atom", "bash"]],
  ])("are offered where they could be meant, then the usual ones: %s", (language, first) => {
    expect(mistakeOf(language).choices.slice(0, first.length)).toEqual(first);
  });

  it("are all that Prism has, by each of their names", () => {
    expect(grammarNames().filter((name) => !isKnown(name))).toEqual([]);
  });

  it.each([
    "env dotenv jsonc jsonl terraform proto conf apache mysql bat pwsh jinja astro asm graphviz".split(" "),
    "toml dockerfile editorconfig csharp cs kotlin vim properties git nginx elixir r csv http".split(" "),
  ])("have other names that authors use", (...names) => {
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  it("change no other language", () => {
    const before = runsOf("/** @param {string} a */", "js");
    highlight("/** @param {string} a */", "jsdoc");
    expect([runsOf("/** @param {string} a */", "js"), loaded.includes("jsdoc")]).toEqual([before, false]);
  });

  it("are offered where a name is wrong, and are none of objects of JavaScript", () => {
    expect(mistakeOf("haskel").choices[0]).toBe("haskell");
    for (const name of ["constructor", "meta", "extend", "__proto__"]) expect(isKnown(name)).toBe(false);
  });

  it("colour fences inside Markdown, also the first of a language", () => {
    expect(runsOf("```toml\na = 1\n```", "md")).toContain("number(1");
  });
});

describe("fences inside Markdown", () => {
  it("have the colours of their own language", () => {
    expect(runsOf("```js\nlet a\n```", "md")).toBe("punctuation(```)js\nkeyword(let) a\npunctuation(```)");
  });

  it("are plain where that has no grammar", () => {
    expect(runsOf("```nothing\n<a>\n```\n\n```\n<b>\n```", "mdx")).toBe(
      "punctuation(```)nothing\n&lt;a&gt;\npunctuation(```\n\n```\n)&lt;b&gt;\npunctuation(```)",
    );
  });
});

describe("MDX", () => {
  it("has statements in the colours of JavaScript, up to the next empty line", () => {
    expect(runsOf("export const a = [\n  1,\n];\n\nconst b", "mdx")).toBe(
      "keyword(export const) a punctuation(= [\n  )number(1)punctuation(,\n];)\n\nconst b",
    );
  });

  it("has arrays and objects in the props of tags", () => {
    expect(runsOf('<Tabs a={[{ b: "c>" }]} d />', "mdx")).toBe(
      'punctuation(&lt;)tag(Tabs )attribute(a)punctuation(={[{ )attribute(b)punctuation(: )string("c&gt;" )punctuation(}]} )attribute(d )punctuation(/&gt;)',
    );
  });

  it("leaves what a fence and front matter hold to them", () => {
    expect(runsOf("```text\nimport {a}\n```", "mdx")).not.toContain("keyword");
    expect(runsOf("---\nimport: {a}\n---\n", "mdx")).not.toContain("keyword");
  });
});

describe("lines of highlighted code", () => {
  it("are wholes, each with its part of what goes on", () => {
    expect(highlightedLines("a; /* one\n\ntwo */ b", "js")).toEqual([
      "a<span class=p>; </span><span class=c>/* one</span>\n",
      "\n",
      "<span class=c>two */</span> b\n",
    ]);
  });

  it("are those of the code, the last one also when it is empty", () => {
    expect(highlightedLines("a\n\n", "text")).toEqual(["a\n", "\n", "\n"]);
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
