import { checkSiteInput, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const docsInstance = (id: string, content: string) => ({ id, content, routeBasePath: `/${id}` });
const mistakesOf = (changes: Partial<SiteInput>) =>
  checkSiteInput({ ...smallestSite, ...changes })
    .mistakes?.split("\n\n")
    .slice(1)
    .join("\n");

describe("folders of content", () => {
  it("belong to one part of the site, however they are written", () => {
    const docs = [docsInstance("default", "content/docs"), docsInstance("other", "./content/docs/")];
    const pages = [docsInstance("pages", "content/home")];
    expect(mistakesOf({ docs, pages })).toMatchInlineSnapshot(`
      "src/site.ts
        'docs.1.content' is "content/docs", and so is 'docs.0.content': a file of content belongs to one of them alone.
        → Give each a folder of its own; one may lie in that of the other.
      src/site.ts
        'pages.0.content' is "content/home", and so is 'home.content': a file of content belongs to one of them alone.
        → Give each a folder of its own; one may lie in that of the other."
    `);
    const showcase = { content: "content/docs", title: "Showcase", description: "Sites" };
    expect(mistakesOf({ docs: docs.slice(0, 1), showcase })).toContain(
      `'docs.0.content' is "content/docs", and so is 'showcase.content'`,
    );
    const sources = [{ name: "current", folder: "content/blog" }];
    expect(mistakesOf({ docs: [{ ...docsInstance("default", "content/docs"), sources }] })).toContain(
      `'blogs.0.content' is "content/blog", and so is 'docs.0.sources.0.folder'`,
    );
  });

  it("may lie in those of others, and that of docs whose versions have folders is read by none", () => {
    const sources = [{ name: "current", folder: "content/new" }];
    const docs = [docsInstance("default", "content/docs"), { ...docsInstance("other", "content/docs"), sources }];
    const pages = [docsInstance("inner", "content/docs/pages"), docsInstance("pages", "content/home")];
    expect(mistakesOf({ docs, pages, home: null })).toBeUndefined();
  });
});

describe("parts of routes", () => {
  it("hold no signs with which no link leads to a page, and are named where they are written", () => {
    const docs = [{ ...docsInstance("default", "content/docs"), versions: { "1.0": { path: "100%" } } }];
    const pages = [{ ...docsInstance("pages", "content/pages"), routeBasePath: "/c#/" }];
    const blog = { ...docsInstance("blog", "content/blog"), title: "Log", description: "Log", postsPerPage: 5 };
    const blogs = [{ ...blog, sidebarTitle: "All", paths: { tags: "what?" } }];
    const showcase = { content: "content/showcase", routeBasePath: "/a%20b", title: "Showcase", description: "Sites" };
    expect(mistakesOf({ docs, blogs, pages, showcase })).toMatchInlineSnapshot(`
      "src/site.ts
        'blogs.0.paths.tags' is "what?", which holds '?': no link would lead to a page below it.
        → Write it without '?'; letters of any script, and blanks, are written as they are.
      src/site.ts
        'pages.0.routeBasePath' is "/c#/", which holds '#': no link would lead to a page below it.
        → Write it without '#'; letters of any script, and blanks, are written as they are.
      src/site.ts
        'docs.0.versions.1.0.path' is "100%", which holds '%': no link would lead to a page below it.
        → Write it without '%'; letters of any script, and blanks, are written as they are.
      src/site.ts
        'showcase.routeBasePath' is "/a%20b", which holds '%20': no link would lead to a page below it.
        → Write it without '%20'; letters of any script, and blanks, are written as they are."
    `);
    expect(mistakesOf({ docs, lenient: true })).toBeUndefined();
  });

  it("may hold letters of any script, and blanks", () => {
    const pages = [{ ...docsInstance("pages", "content/pages"), routeBasePath: "/über uns/ページ" }];
    expect(mistakesOf({ pages })).toBeUndefined();
  });
});

test("instances have a name, by which their files are found", () => {
  expect(mistakesOf({ docs: [docsInstance("", "content/docs")] })).toContain(`'docs.0.id' is "": must not be empty.`);
});
