import { folderCategory, folderNamed, inFolderOrder } from "../../../src/lib/docs/folder-items";

test("items with a position go first, then all by the characters of their names", () => {
  const placed = [
    { item: 1, name: "b" },
    { item: 2, name: "a", position: null },
    { item: 3, name: "z", position: 2 },
    { item: 4, name: "y", position: 2 },
    { item: 5, name: "x", position: -1 },
  ];
  expect(inFolderOrder(placed)).toEqual([5, 4, 3, 2, 1]);
});

test("a category is as its file says, else as its page, else as its folder", () => {
  const named = { name: "guides", position: 3 };
  expect(folderCategory({}, undefined, named)).toEqual({ label: "guides", position: 3 });
  const page = { title: "All guides", label: null, position: 2, className: "page", customProps: null };
  expect(folderCategory({}, page, named)).toMatchObject({ label: "All guides", position: 2, className: "page" });
  expect(folderCategory({ label: "File", position: 0 }, { ...page, label: "Page" }, named)).toMatchObject({
    label: "File",
    position: 0,
    className: "page",
  });
});

test("a dot names the folder of all docs", () => {
  expect([".", "guides"].map(folderNamed)).toEqual(["", "guides"]);
});
