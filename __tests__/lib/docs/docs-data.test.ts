import { docsDataOf } from "../../../src/lib/docs/docs-data";

const version = (instance: string, name: string) => ({
  instance,
  name,
  label: name,
  path: `/${instance}/${name}/`,
  isLast: name === "2",
  mainDocPath: null,
  sidebars: [{ name: "guide", firstPath: "/a/" }],
  navbarDocs: [{ docId: "a", path: "/a/", unlisted: false }],
});

test("versions are listed by the instance that they belong to, in their order", () => {
  const { instances } = docsDataOf([version("api", "1"), version("guide", "2"), version("guide", "1")]);
  expect(instances.map(({ id, versions }) => [id, ...versions.map(({ path }) => path)])).toEqual([
    ["api", "/api/1/"],
    ["guide", "/guide/2/", "/guide/1/"],
  ]);
  expect(instances[0]?.versions[0]).toEqual({
    name: "1",
    label: "1",
    path: "/api/1/",
    isLast: false,
    mainDocPath: null,
    sidebars: [{ name: "guide", firstPath: "/a/" }],
    docs: [{ docId: "a", path: "/a/", unlisted: false }],
  });
});

test("a site without docs has no instances", () => {
  expect(docsDataOf([])).toEqual({ instances: [] });
});
