import { Link, LinkBase } from "../../../../src/mdx/components/island/link";
import { PageInfoProvider } from "../../../../src/ui/page-info";
import { prefix } from "../../../support/gatsby";
import { markupOf } from "../../../support/markup";

afterEach(() => {
  prefix.path = "";
});

/** The markup of a link on a page of the site. */
const onPage = (path: string, link: JSX.Element) =>
  markupOf(<PageInfoProvider value={{ path }}>{link}</PageInfoProvider>);

test("a link leads to a page of the site, with and without the base URL", () => {
  prefix.path = "/base";
  for (const to of ["/docs/", "/base/docs/"])
    expect(markupOf(<Link to={to}>A</Link>)).toBe('<a href="/base/docs/">A</a>');
});

test("a link of navigation has a class more on its page and on those below it", () => {
  const link = (
    <Link to="/docs" className="item" isNavLink activeClassName="on">
      A
    </Link>
  );
  const classes = ["/docs/", "/docs/a/", "/blog/"].map((path) => /class="([^"]*)"/.exec(onPage(path, link))?.[1]);
  expect(classes).toEqual(["item on", "item on", "item"]);
});

test("an exact one has it on its page alone, and a link of another kind nowhere", () => {
  expect(onPage("/docs/a/", <Link to="/docs/" isNavLink exact children="A" />)).toBe('<a href="/docs/">A</a>');
  expect(onPage("/docs/", <Link to="/docs/" isNavLink exact children="A" />)).toContain('class="active"');
  expect(onPage("/docs/", <Link to="/docs/" activeClassName="on" children="A" />)).not.toContain("class");
  expect(onPage("/docs/", <Link to="https://example.org/" isNavLink children="A" />)).not.toContain('class="active"');
});

test("a relative link begins from the address that the project knows the page by", () => {
  prefix.path = "/base";
  const hrefOf = (link: JSX.Element) => /href="([^"]*)"/.exec(onPage("/docs/a/", link))?.[1];
  const written = ["./b", "b?c#d", "../blog", "#part", "https://example.org/"];
  const from = (base: string) =>
    written.map((to) => hrefOf(<LinkBase.Provider value={base} children={<Link to={to} />} />));
  expect(from("/docs/a")).toEqual([
    "/base/docs/b/",
    "/base/docs/b/?c#d",
    "/base/blog/",
    "#part",
    "https://example.org/",
  ]);
  expect(written.slice(0, 3).map((to) => hrefOf(<Link to={to} />))).toEqual([
    "/base/docs/a/b/",
    "/base/docs/a/b/?c#d",
    "/base/docs/blog/",
  ]);
});
