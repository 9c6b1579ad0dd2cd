import { parseMarkdown } from "../../../../src/mdx/compile/parse/parse";
import { unreadLinks } from "../../../../src/mdx/compile/parse/unread-links";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { compiled, compileInScratch, problemsOf, scratch, settings, write } from "../../../support/compiled";

compileInScratch();

const found = (text: string) => unreadLinks(parseMarkdown(text), text);
const shown = (text: string) =>
  found(text).map(
    ({ message, place: { line, column } }) => `${line}:${column} ${/'(.*)' is shown/.exec(message)?.[1]}`,
  );

describe("links that became text", () => {
  it("are told with what keeps them from being links, and what to do", () => {
    const text = [
      "![a](my pic.png), [b](./b.mdx “B”) and [c](./c.mdx.",
      "",
      "[see [d](/d/) there](/e/) and [f][Tab]",
      "",
      "[tabs]: /tabs/",
    ].join("\n");
    expect(found(text).map(({ message, remedy, choices = [] }) => [message, remedy, ...choices].join(" | ")))
      .toMatchInlineSnapshot(`
      [
        "The picture '![a](my pic.png)' is shown as text: a blank ends its destination, and what follows is no title. | Write \`%20\` for a blank in the destination, or put it between \`<\` and \`>\`; a title stands in quotes: \`(address "title")\`.",
        "The link '[b](./b.mdx “B”)' is shown as text: a blank ends its destination, and what follows is no title. | Write \`%20\` for a blank in the destination, or put it between \`<\` and \`>\`; a title stands in quotes: \`(address "title")\`.",
        "The link '[c](./c.mdx.' is shown as text: the parenthesis of its destination is not closed. | Close it with \`)\`; a \`(\` that is a part of the destination needs a backslash before it.",
        "The link '[see [d](/d/) there](/e/)' is shown as text: it is not written as links are. | Write it as \`[text](address)\`, without another link in its text; \`\\[\` is a bracket that is meant as text.",
        "The link '[f][Tab]' is shown as text: its file has no definition of 'Tab'. | Add the line \`[Tab]: address\` to it, or write \`\\[\` for a bracket that is meant as text. | tabs",
      ]
    `);
  });

  it.each([
    ["![a](my pic.png)", "1:1 ![a](my pic.png)"],
    ["[a](./my page.mdx#part)", "1:1 [a](./my page.mdx#part)"],
    ["[a](my page.mdx)", "1:1 [a](my page.mdx)"],
    ["[a](#my part)", "1:1 [a](#my part)"],
    ["See **[`a` *b*](https://example.org/a b)**.", "1:7 [`a` *b*](https://example.org/a b)"],
    ["[a](www.example.org/my page)", "1:1 [a](www.example.org/my page)"],
    ["> [a](./my\n> page.mdx)", "1:3 [a](./my page.mdx)"],
    ['[a](./b.mdx "it"s")', '1:1 [a](./b.mdx "it"s")'],
    ["请看[文档](./我的 文档.mdx)", "1:3 [文档](./我的 文档.mdx)"],
    ["- [x] [a](/a/ b)", "1:7 [a](/a/ b)"],
    ["| a |\n| --- |\n| [b][c d] |", "3:3 [b][c d]"],
    ["# Head\n\n<b>[in a][tag]</b>", "3:4 [in a][tag]"],
    ["![a][nope]", "1:1 ![a][nope]"],
    ["[nope][]", "1:1 [nope][]"],
    ["[a]\n\n[a]: ./my page\n[b]: /b/", "3:1 [a]: ./my page"],
    ["> [a]: www.b.org and more", "1:3 [a]: www.b.org and more"],
    ["- [Feature][UI] Add\n\n[Docs]: /docs/", "1:3 [Feature][UI]"],
    ["[see][1] and [see][2]\n\n[1]: /a/", "1:14 [see][2]"],
    ["Text.[^1]\n\n[^1]: A [note][nope].", "3:9 [note][nope]"],
  ])("%j", (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });
});

it.each([
  "[a](./b.mdx) ![a](<my pic.png>) [a](/a(b)/ 'title') [a](my%20page.mdx)",
  "`[a](my pic.png)` and ``[a][nope]``",
  "```md\n![a](my pic.png) [a][nope]\n```",
  "~~~\n![a](my pic.png) [a][nope]\n~~~",
  "\\[a][nope] !\\[a](my pic.png) [a]\\(my page.mdx) [a]\\[nope]",
  "[a\\][nope] [a\\](my page.mdx)",
  "[a] alone, [a] (./b.mdx), [a]: b, (a)[b]",
  "- [ ] open\n- [x] done",
  "> [!NOTE]\n> Text.",
  ":::note[A [title]]\n\nText.\n\n:::",
  "A note[^1] and [^2](as before).\n\n[^1]: Text.\n[^2]: Text.",
  "$a[i](b c.d)[j]$",
  '{[1, 2][0]} <b title="[a][nope]">b</b> {/* [a][nope] */}',
  'export const a = [["b.md"]][0](1);',
  "arr[0][1], rows[i][key], list[0](event, node.ts), `f`[a][name], f(x)[a][name]",
  "Cell [0][1] and [i][j], [A-Z][a-z0-9], string[][], [][], [string, number][], the range [0, 1][2, 3], call [values][, key]",
  "[sic](as he said) and [1](the first one)",
  "[sic](and/or as he said), [optional](true/false flag), [low](1/2 cup), [1](used by Node.js), `a`: [b](x/y z)",
  "- [Feature][UI] Add a button\n- [Bug Fix][iOS] Mend it\n\n[ERROR][main] It failed.\n> 1. [GET][POST]",
  "[a][b c]\n\n[B C]: /b/",
  "[a]\n\n[a]: ./b.mdx 'Title'\n\n[Note]: see the docs. As in [a]: ./my page, [Note]: ./b",
  "&#91;a][nope] and a](./b c.mdx)",
])("%j has none", (text) => {
  expect(shown(text)).toEqual([]);
});

describe("a destination without a file ending", () => {
  const told = (text: string) => unreadLinks(parseMarkdown(text), text, () => ["docs", "tests/docs"]);

  it("is told where it begins as addresses of the site do, and may be meant as text", () => {
    const [link, ...others] = told("[a](docs/my page), [b](tests/docs/a b) and [sic](docs or tests/pages as he said)");
    expect(others.map(({ place }) => place.column)).toEqual([20]);
    expect(link).toMatchObject({ mayBeText: true, message: expect.stringContaining("'[a](docs/my page)'") as unknown });
  });

  it("is told where it begins with a folder beside the file", async () => {
    write("content/guides/a.mdx", "A.");
    expect(await problemsOf("[a](guides/my page) and [sic](and/or as he said)")).toEqual([
      expect.stringMatching(/^content\/page\.mdx:1:1 \| The link '\[a\]\(guides\/my page\)' is shown as text/),
    ]);
  });

  it("is text on a site without such addresses", () => {
    expect(shown("[a](docs/my page)")).toEqual([]);
  });
});

test("text without a place, as plugins make it, is left alone", () => {
  const children = [{ type: "text" as const, value: "[a][nope]" }];
  expect(unreadLinks({ type: "root", children: [{ type: "paragraph", children }] }, "")).toEqual([]);
});

test("a long text of brackets is read as any other", () => {
  const sizes = ["](", "[a](b ", "[a][b ", "["].map((part) => {
    const value = part.repeat(20_000);
    const position = {
      start: { line: 1, column: 1, offset: 0 },
      end: { line: 1, column: value.length + 1, offset: value.length },
    };
    const children = [{ type: "text" as const, value, position }];
    return unreadLinks({ type: "root", children: [{ type: "paragraph", children }] }, value).length;
  });
  expect(sizes).toEqual([0, 0, 0, 0]);
});

describe("a page with such links", () => {
  const lines = ["[a](./my page.mdx)", "", "See [a][nope] and [b](my page.mdx)."];
  const gradesOf = async (linkMistakes: "ignore" | "warn" | "throw", lenient = false) => {
    const request = { root: scratch(), file: "content/page.mdx", source: lines.join("\n"), frontMatter: {} };
    const { facts } = await compile({ ...request, settings: { ...settings, linkMistakes, lenient } });
    return facts.problems.map(({ severity, line }) => `${line} ${severity}`);
  };

  it("has errors, and warnings of what may be meant as text", async () => {
    const { facts } = await compiled(...lines);
    expect(facts.problems.map(({ severity, file, line }) => `${file}:${line} ${severity}`)).toEqual([
      "content/page.mdx:1 error",
      "content/page.mdx:3 warning",
      "content/page.mdx:3 warning",
    ]);
  });

  it("has what the site asks for", async () => {
    expect(await gradesOf("ignore")).toEqual([]);
    expect(await gradesOf("warn", true)).toEqual(["1 warning", "3 warning", "3 warning"]);
  });

  it("is told of those below the site's own paths", async () => {
    const request = { root: scratch(), file: "content/page.mdx", source: "[a](docs/my page)", frontMatter: {} };
    const { facts } = await compile({ ...request, settings: { ...settings, basePaths: ["docs"] } });
    expect(facts.problems.map(({ severity, line }) => `${line} ${severity}`)).toEqual(["1 warning"]);
  });

  it("with an address in the wrong brackets, is told of the right ones", async () => {
    expect(await problemsOf("[a][#part]")).toEqual([expect.stringContaining("parentheses: `(#part)`.")]);
  });

  it("tells of those in its partials", async () => {
    write("content/_part.mdx", "Text.\n\n[a](./my page.mdx)\n");
    expect(await problemsOf('import Part from "./_part.mdx";', "", "<Part />")).toEqual([
      expect.stringContaining("content/_part.mdx:3:1 | The link '[a](./my page.mdx)' is shown as text"),
    ]);
  });
});

test("a picture without an address, or with a misspelled one, is told", async () => {
  expect(await problemsOf("![a]() ![b](htp://example.org/b.png) ![c](https://example.org/c.png)"))
    .toMatchInlineSnapshot(`
    [
      "content/page.mdx:1:1 | The picture has no address. | Write the path of its file, as in \`![text](./picture.png)\`.",
      "content/page.mdx:1:8 | The picture's address 'htp://example.org/b.png' is misspelled. | Write \`http://example.org/b.png\`.",
    ]
  `);
});

test("a link without a destination is one to check", async () => {
  expect((await compiled("[a]()")).facts.links).toEqual([{ url: "", file: "content/page.mdx", line: 1, column: 1 }]);
});
