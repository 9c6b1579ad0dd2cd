import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { gfmFor } from "../../../../src/mdx/compile/parse/gfm";
import { parseMarkdown } from "../../../../src/mdx/compile/parse/parse";

/** Texts with and without what GitHub adds, also where it only seems to be there. */
const TEXTS = [
  "Plain text, *emphasis*, `code` and a [link](./page.mdx).",
  "Write to a.b+c@example.org, to x@y, or to user@example",
  "npx create-docusaurus@latest, pkg@3.0.0, and `name@example.org`",
  "An escape: a\\@example.org, a\\_b@example.org; references: a&#64;example.org, &#97;@example.org, a&commat;b.org",
  "mailto:a@example.org, xmpp:a@example.org/b, (a@example.org) and <a@example.org",
  "www.example.org, WWW.EXAMPLE.ORG, awww.example.org, www\\.example.org and &#119;ww.example.org",
  "http://example.org/a_b_c, HTTPS://EXAMPLE.ORG. httpx://no, http:\\//no, h&#116;tp://example.org",
  "[text](https://example.org) and [http://example.org](https://example.org/b)",
  "~one~ ~~two~~ ~~~three~~~ a\\~b\\~",
  "| a | b |\n| - | - |\n| 1 | 2 |",
  "a\n:-\nb",
  "a\n-:\nb",
  "a\n-\nb",
  "a | b\n- | -\n1 | 2",
  "> | a |\n> | - |\n> | ~1~ www.example.org |",
  "- [ ] to do\n- [x] done, a@example.org",
  "A note[^1] and another[^b].\n\n[^1]: http://example.org\n[^b]: Text.",
  "# https://example.org and ~~x~~\n\n    indented@example.org",
  "<div>\n  www.example.org\n</div>",
];

const withAll = (text: string, isCommonMark: boolean) =>
  unified()
    .use(remarkParse)
    .use(isCommonMark ? [] : [remarkMdx])
    .use(remarkGfm)
    .parse(text);
const readAs = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
};

test.each(TEXTS)("the tree is the same as with all of GitHub's Markdown: %j", (text) => {
  for (const isCommonMark of [false, true])
    expect(readAs(() => parseMarkdown(text, { isCommonMark }))).toEqual(readAs(() => withAll(text, isCommonMark)));
});

/** What a parser is taught for a text: the names of what begins at a letter, at a line, and at the end of a span. */
function taught(text: string): string[] {
  const processor = unified().use(gfmFor(text)).freeze();
  const lists = (processor.data().micromarkExtensions ?? []).flatMap(({ text: inline, flow, insideSpan }) => [
    ...Object.values({ ...inline, ...flow }).flat(),
    ...(insideSpan?.null ?? []),
  ]);
  const names = lists.map((construct) => (construct as { name?: string } | undefined)?.name ?? "");
  return [...new Set(names)].sort();
}

test("what a text cannot hold is not looked for", () => {
  const always = taught("Plain text.");
  const more = (text: string) => taught(text).filter((name) => !always.includes(name));
  expect(always).not.toContain("emailAutolink");
  expect(more("See a@example.org.")).toEqual(["emailAutolink"]);
  expect(more("npx create@latest")).toEqual([]);
  expect(more("See https://example.org.")).toEqual(["protocolAutolink"]);
  expect(more("See www.example.org.")).toEqual(["wwwAutolink"]);
  expect(more("~~gone~~")).toEqual(["strikethrough"]);
  expect(more("| a |\n| - |")).toEqual(["table"]);
});
