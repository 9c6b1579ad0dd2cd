/** @jest-environment jsdom */
import * as own from "../../../src/layout/router/gatsby-link";

jest.mock("gatsby-link/dist/index.modern.mjs", () => ({ Link: "a" }), { virtual: true });

const gatsbyLink = jest.requireActual<typeof own>("gatsby-link");
const asked = jest.fn();
beforeEach(() => {
  Object.assign(globalThis, { __BASE_PATH__: "/base", __PATH_PREFIX__: "/files", __TRAILING_SLASH__: "always" });
  Object.assign(window, { ___navigate: asked });
  asked.mockClear();
  window.history.replaceState(null, "", "/base/docs/here/");
});

const PATHS = [
  "/",
  "/docs/",
  "/docs?a=b#c",
  "./near",
  "../up",
  "https://example.org/a",
  "mailto:a@example.org",
  "docs",
];

test.each(PATHS)("%s gets the base URL that Gatsby gives it", (path) => {
  expect([own.withPrefix(path), own.withAssetPrefix(path)]).toEqual([
    gatsbyLink.withPrefix(path),
    gatsbyLink.withAssetPrefix(path),
  ]);
});

test.each(["/docs/?a=b#c", "/docs#c?a", "/docs/?#", "", "#c"])("'%s' has the parts that Gatsby finds in it", (path) => {
  expect(own.parsePath(path)).toEqual(gatsbyLink.parsePath(path));
});

const TARGETS = ["/docs", "/docs/?a=b", "/a.html", "/docs#c", "../up", "near", "https://example.org/a", -1];

test.each(TARGETS)("to %s leads what Gatsby makes of it", (to) => {
  own.navigate(to, { replace: true });
  gatsbyLink.navigate(to, { replace: true });
  const [[first], [second]] = asked.mock.calls as [[unknown], [unknown]];
  expect(first).toEqual(second);
  expect(asked.mock.calls[0]).toEqual([first, { replace: true }]);
});
