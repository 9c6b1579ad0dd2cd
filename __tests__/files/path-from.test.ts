import type NodePath from "node:path";
import { pathFrom } from "../../src/files/path-from";
import type * as PathFrom from "../../src/files/path-from";

test.each([
  ["/site", "/site/content/a b/c#1.mdx", "content/a b/c#1.mdx"],
  ["/site/content", "/site/static/a.png", "../static/a.png"],
  ["/site", "/site", ""],
])("the path from %s to %s is '%s'", (folder, file, expected) => {
  expect(pathFrom(folder, file)).toBe(expected);
});

test("the path has forward slashes where the system has others", () => {
  jest.isolateModules(() => {
    jest.doMock("node:path", () => jest.requireActual<typeof NodePath>("node:path").win32);
    const onWindows = jest.requireActual<typeof PathFrom>("../../src/files/path-from");
    expect(onWindows.pathFrom("C:\\site", "C:\\site\\content\\a.mdx")).toBe("content/a.mdx");
  });
});
