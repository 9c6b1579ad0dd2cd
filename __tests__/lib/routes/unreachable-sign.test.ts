import { unreachableSign } from "../../../src/lib/routes/unreachable-sign";

test("routes with signs that end a path, and with escapes, are found by these", () => {
  const routes = ["/a?b/", "/c#/", "/100%/", "/a%20b/", "/%C3%BC%2f/", "/ü b/"];
  expect(routes.map(unreachableSign)).toEqual(["?", "#", "%", "%20", "%C3%BC%2f", undefined]);
});
