import { compile } from "../../../../src/mdx/compile/compile-here";
import { compiled, compileInScratch, problemsOf, scratch, settings, treeOf, write } from "../../../support/compiled";

compileInScratch();

const linksOf = async (...lines: string[]) => (await compiled(...lines)).facts.links.map(({ url }) => url);

test("what tells Docusaurus' Link how to work is no attribute of the link", async () => {
  expect(await treeOf('<Link to="/docs/" className="own" isNavLink activeClassName="on" exact>Docs</Link>')).toBe(
    '["a",{"className":"own","href":"/docs/"},"Docs"]',
  );
});

test("a Link without a destination is told", async () => {
  expect(await problemsOf('<Link too="/docs/">Docs</Link>')).toEqual([
    'content/page.mdx:1:1 | A <Link> has no `to`: it leads nowhere. | Write where it leads, as in `<Link to="./other.mdx">`.',
  ]);
});

test("a Link that others lead to needs no destination of its own", async () => {
  const lines = ['<Link id="kiln">Kiln</Link>', "", "[Up](#kiln)"];
  expect(await problemsOf(...lines)).toEqual([]);
  expect(await treeOf('<Link id="kiln">Kiln</Link>')).toBe('["a",{"id":"kiln"},"Kiln"]');
});

test("a link with `data-noBrokenLinkCheck` is not checked, and has no such attribute", async () => {
  const lines = [
    '<Link to="/there/" data-noBrokenLinkCheck>A</Link>',
    "",
    '<a href="/elsewhere/" data-noBrokenLinkCheck={true}>B</a>',
    "",
    '<a href="/checked/" data-noBrokenLinkCheck={false}>C</a>',
  ];
  expect(await linksOf(...lines)).toEqual(["/checked/"]);
  expect(await treeOf(...lines)).not.toContain("noBrokenLinkCheck");
});

test("a link to a file is checked all the same: else nothing would know its page", async () => {
  write("content/other.mdx", "");
  expect(await linksOf('<a href="./other.mdx" data-noBrokenLinkCheck>A</a>')).toEqual(["file:content/other.mdx"]);
});

test("addresses that nobody follows are no links: those of heads, and of parts of a drawing", async () => {
  const lines = ['<svg><use href="#icon" /></svg>', "", '<map><area href="/area/" /></map>'];
  expect(await linksOf(...lines)).toEqual(["/area/"]);
});

test("in a project of Docusaurus, an `<a>` of JSX is plain, which Docusaurus does not check", async () => {
  const source = '<a href="/jsx/">A</a> [B](/markdown/) <Link to="/link/">C</Link>';
  const lenient = { ...settings, lenient: true };
  const request = { root: scratch(), file: "content/page.mdx", source, frontMatter: {}, settings: lenient };
  const plainIn = async (site: typeof request.settings) =>
    (await compile({ ...request, settings: site })).facts.links.flatMap(({ url, isPlain }) => (isPlain ? [url] : []));
  expect(await plainIn(lenient)).toEqual(["/jsx/"]);
  expect(await plainIn({ ...lenient, lenient: false })).toEqual([]);
});
