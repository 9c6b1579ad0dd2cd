import { pageRoute, pageTitle } from "../../../src/lib/pages/list-pages";

describe("pageRoute", () => {
  it("gives the list's own route to the first page", () => {
    expect(pageRoute("/blog", 1)).toBe("/blog/");
    expect(pageRoute("/blog", 2)).toBe("/blog/page/2/");
    expect(pageRoute("/blog", 2, "seite")).toBe("/blog/seite/2/");
    expect(pageRoute("/blog/tags/release/", 3)).toBe("/blog/tags/release/page/3/");
  });
});

test("the title of a later page says its number", () => {
  expect([1, 2].map((page) => pageTitle("Blog", page))).toEqual(["Blog", "Blog (2)"]);
});
