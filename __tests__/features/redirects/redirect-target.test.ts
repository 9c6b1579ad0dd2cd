import { redirectTarget } from "../../../src/features/redirects/redirect-target";

describe("redirectTarget", () => {
  it.each([
    ["/new/", "", "", "/new/"],
    ["/new/", "?a=1", "#part", "/new/?a=1#part"],
    ["/new/?b=2", "?a=1", "", "/new/?b=2&a=1"],
    ["/new/#own", "?a=1", "#theirs", "/new/?a=1#own"],
    ["/new/#own?no=query", "?a=1", "", "/new/?a=1#own?no=query"],
    [
      "https://example.org/x",
      "?q=%2F%F0%9F%A6%96",
      "#%F0%9F%A6%96",
      "https://example.org/x?q=%2F%F0%9F%A6%96#%F0%9F%A6%96",
    ],
    ["/new/", "?", "", "/new/"],
  ])("%s for a reader with '%s' and '%s' is %s", (to, search, hash, target) => {
    expect(redirectTarget(to, { search, hash })).toBe(target);
  });
});
