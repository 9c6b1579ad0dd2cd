import {
  readEntries,
  withForgotten,
  withOpened,
  withToggled,
  type SearchHistory,
} from "../../../../src/features/search/ui/search-history";

const entry = (name: string) => ({ url: `/${name}/`, title: name });
const none: SearchHistory = { recent: [], favourites: [] };
const names = (entries: readonly { title: string }[]) => entries.map(({ title }) => title).join("");

test("the newest entry stands first, each once, seven of them", () => {
  const history = [..."abcdefgh"].reduce((kept, name) => withOpened(kept, entry(name)), none);
  expect(names(withOpened(history, entry("b")).recent)).toBe("bhgfedc");
});

test("an entry is either recent or kept, and one that is kept stays so when it is opened", () => {
  const kept = withToggled(withOpened(withOpened(none, entry("a")), entry("b")), entry("a"));
  expect([names(kept.recent), names(kept.favourites)]).toEqual(["b", "a"]);
  expect(withOpened(kept, entry("a"))).toEqual(kept);
  const back = withToggled(kept, entry("a"));
  expect([names(back.recent), names(back.favourites)]).toEqual(["ab", ""]);
});

test("an entry can be forgotten", () => {
  expect(withForgotten({ recent: [entry("a")], favourites: [entry("b")] }, entry("a"))).toEqual({
    recent: [],
    favourites: [entry("b")],
  });
});

test.each([
  [null, []],
  ["", []],
  ["{", []],
  ['{"url":"/a/"}', []],
  [
    '[{"url":"/a/","title":"A"},{"url":1,"title":"B"},null,{"url":"/c/","title":"C","page":2}]',
    [{ url: "/a/", title: "A" }],
  ],
])("what is stored as %p is read as %j", (text, entries) => {
  expect(readEntries(text)).toEqual(entries);
});
