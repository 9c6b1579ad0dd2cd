import { namedFolders } from "../../../../src/mdx/compile/builders/own-files";

test.each([
  ["content/docs/a.mdx", "", ["content", "static", "src"]],
  ["../website/docs/a.mdx", "../website", ["../website", ".."]],
  ["../docs/a.mdx", "../website", ["../website", ".."]],
  ["../repo/docs/a.mdx", "../repo/packages/website", ["../repo/packages/website", "../repo"]],
  ["../repo/packages/kiln/docs/a.mdx", "../repo/packages/website", ["../repo/packages/website", "../repo/packages"]],
  ["../../docs/a.mdx", "../website", ["../website", "../.."]],
  ["content/docs/a.mdx", "content", ["content"]],
  ["docs/a.mdx", "content", ["content", "docs"]],
])("a content file at %s may name files of a project at '%s' and of the folder around both", (file, folder, named) => {
  expect(namedFolders(file, true, folder).filter((one) => !one.startsWith(".cache"))).toEqual(named);
});
