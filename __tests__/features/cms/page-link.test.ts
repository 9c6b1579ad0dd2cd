import { pageLinkOf, routeAsked } from "../../../src/features/cms/page-link";

const PAGES = { "content/docs/current/cli.mdx": "/base/docs/cli/", "content/blog/2024/a/index.mdx": "/base/blog/a/" };

test("an entry leads to the route of its file", () => {
  const link = pageLinkOf("/base/", "content/docs/current", "mdx").replace("{{slug}}", "cli");
  expect(routeAsked(new URL(link, "https://a.example/").search, PAGES)).toBe("/base/docs/cli/");
  expect(routeAsked("?file=content/blog/2024/a/index.mdx", PAGES)).toBe("/base/blog/a/");
});

test("a file without a page leads nowhere, and neither does a name that objects have", () => {
  expect(["?file=content/a.yml", "?file=toString", ""].map((query) => routeAsked(query, PAGES))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
