import type { AnyFunction } from "../../../src/docusaurus/config";
import { editUrlNotes, mapEditUrl } from "../../../src/docusaurus/map/edit-url";
import { folderWith } from "./folder";

const folder = folderWith({ baseUrl: "/manual/" });

test("a function is asked where a file is edited as Docusaurus asks it", () => {
  const asked = jest.fn(() => "https://git.example/x");
  const page = { folder: "../website/versioned_docs/version-1", path: "a/b.md", permalink: "/docs/a/b/", version: "1" };
  expect(mapEditUrl(asked, "docs", folder)(page)).toBe("https://git.example/x");
  expect(asked).toHaveBeenCalledWith({
    version: "1",
    versionDocsDirPath: "versioned_docs/version-1",
    docPath: "a/b.md",
    permalink: "/manual/docs/a/b",
    locale: "en",
  });
  mapEditUrl(asked, "blog", folder)({ folder: "../notes", path: "c.md", permalink: "/" });
  expect(asked).toHaveBeenLastCalledWith({
    blogDirPath: "../notes",
    blogPath: "c.md",
    permalink: "/manual/",
    locale: "en",
  });
  mapEditUrl(asked, "pages", folder)({ folder: "../website/src/pages", path: "d.md", permalink: "/d/" });
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ pagesDirPath: "src/pages", pagesPath: "d.md" }));
});

describe("a function that gives what a component of the project's own reads", () => {
  const buttons = () => JSON.stringify([{ label: "Edit", href: "https://git.example/x" }]);
  const page = { folder: "../website/docs", path: "a.md", permalink: "/docs/a/" };
  const notesOf = (editUrl: unknown) =>
    editUrlNotes({ name: "content-docs" }, { id: "one", path: "docs", routeBasePath: "docs", editUrl }, "docs", folder);

  it("gives pages no address, and is told", () => {
    expect(mapEditUrl(buttons, "docs", folder)(page)).toBeUndefined();
    expect(notesOf(buttons)).toEqual([
      {
        name: "content-docs (one): editUrl",
        means: "What the function gives is no address: pages have no link to where they are edited.",
        remedy: "Give one address; what a component of the project's own makes of another text is not there.",
      },
    ]);
  });

  it.each(["https://git.example/a [b].md", "/edit/[b].md", "edit/a b.md"])(
    "is not meant by the address %s",
    (given) => {
      expect(mapEditUrl(() => given, "docs", folder)(page)).toBe(given);
      expect(notesOf(() => given)).toEqual([]);
    },
  );

  it("is not meant by an address, by a promise, nor by a function that knows no such page", () => {
    const asks: AnyFunction[] = [
      () => Promise.resolve("https://git.example/x"),
      () => undefined,
      () => {
        throw new Error("no such page");
      },
    ];
    for (const editUrl of [undefined, "https://git.example/", ...asks]) expect(notesOf(editUrl)).toEqual([]);
  });

  it("is no end of the build where a promise of a page that is not there fails", () => {
    const failing = Promise.reject(new Error("no such page"));
    const taken = jest.spyOn(failing, "catch");
    expect(notesOf(() => failing)).toEqual([]);
    expect(taken).toHaveBeenCalledTimes(1);
  });
});
