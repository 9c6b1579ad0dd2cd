/** @jest-environment jsdom */
import {
  forget,
  keySuffixOf,
  preferredVersionKey,
  readOfTab,
  readStored,
  store,
  storeForTab,
  storageKeysOf,
  tabGroupKey,
} from "../../src/ui/storage";

afterEach(() => jest.restoreAllMocks());

test("the keys are those that readers of such sites have in their browsers", () => {
  const { theme, announcementId, announcementDismissed } = storageKeysOf("");
  expect([
    theme,
    announcementId,
    announcementDismissed,
    preferredVersionKey("default", ""),
    tabGroupKey("os", ""),
  ]).toEqual([
    "theme",
    "docusaurus.announcement.id",
    "docusaurus.announcement.dismiss",
    "docs-preferred-version-default",
    "docusaurus.tab.os",
  ]);
});

test.each([
  [false, "/a/", ""],
  ["", "/a/", ""],
  ["docs", "/a/", "-docs"],
  [true, "/a/b/", "-a/b"],
  [true, "/", ""],
])("the namespace %p of a site at %s gives keys the suffix '%s'", (namespace, baseUrl, suffix) => {
  expect(keySuffixOf({ baseUrl, storage: { type: "localStorage", namespace } })).toBe(suffix);
  expect(storageKeysOf(suffix).theme).toBe(`theme${suffix}`);
});

test("what was stored is read, and gone when it is forgotten", () => {
  store("k", "v");
  expect([readStored("k"), readStored("other")]).toEqual(["v", null]);
  forget("k");
  expect(readStored("k")).toBeNull();
});

test("what is stored for a tab is there alone", () => {
  storeForTab("place", "9");
  expect([readOfTab("place"), readStored("place"), readOfTab("other")]).toEqual(["9", null, null]);
});

test("blocked storage is told once, and nothing else happens", () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  const blocked = new DOMException("Access is denied.", "SecurityError");
  // Of the methods: Node.js 26 takes a getter of a page's globals that throws for one that gives nothing.
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw blocked;
    });
  store("k", "v");
  forget("k");
  expect(readStored("k")).toBeNull();
  expect(warn.mock.calls).toEqual([["Browser storage is not available", blocked]]);
});
