import { renderedPath } from "../../../src/lib/routes/not-found";

test.each([
  ["/404.html", "/404/"],
  ["/base/404.html", "/base/404/"],
  ["/404/", "/404/"],
  ["/docs/404.html/", "/docs/404.html/"],
])("%s is rendered as %s", (pathname, path) => {
  expect(renderedPath(pathname)).toBe(path);
});
