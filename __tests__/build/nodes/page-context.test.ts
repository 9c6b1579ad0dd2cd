import { pageContextOf } from "../../../src/build/nodes/page-context";

test("a page knows its route and what its frame, search engines and previews of links to it need", () => {
  const page = { path: "/blog/", component: "list.tsx", context: { ids: ["a"] } };
  expect(pageContextOf(page)).toEqual({ ids: ["a"], route: "/blog/" });
  expect(pageContextOf({ ...page, description: null })).toEqual({ ids: ["a"], route: "/blog/" });
  const told = { description: "All posts.", frame: { instance: "blog" }, noIndex: true };
  expect(pageContextOf({ ...page, ...told })).toEqual({ ids: ["a"], route: "/blog/", ...told });
});
