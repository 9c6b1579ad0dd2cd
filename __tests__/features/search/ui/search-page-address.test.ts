import { searchPageAddress, searchPageState } from "../../../../src/features/search/ui/search-page-address";
import {
  chosenVersion,
  instancesIn,
  searchedTags,
  unsearchedParts,
} from "../../../../src/features/search/ui/search-parts";

const docs = {
  id: "default",
  read: "2.0",
  versions: [
    { name: "current", label: "Next" },
    { name: "2.0", label: "2.0" },
  ],
};
const community = { id: "community", read: "current", versions: [{ name: "current", label: "Community" }] };
const instances = [docs, community];
const state = (search: string) => searchPageState(search);

test.each([
  ["", "/search/"],
  ["?q=yarn", "/search/?q=yarn"],
  ["?q=a+%26+b&in=community&version-default=*", "/search/?q=a+%26+b&in=community&version-default=*"],
])("the address of the state that %p gives is %p", (search, address) => {
  expect(searchPageAddress("/search/", state(search))).toBe(address);
});

test("what an address does not know is not there", () => {
  expect(state("?other=1&highlight=a")).toEqual({ query: "", part: "", versions: {} });
});

test.each([
  ["", ["default", "docs-default-2.0", "docs-community-current"]],
  ["?version-default=current", ["default", "docs-default-current", "docs-community-current"]],
  ["?in=default&version-default=*", ["docs-default-current", "docs-default-2.0"]],
  ["?in=community", ["docs-community-current"]],
  ["?in=*", ["default"]],
  ["?in=gone&version-default=9.9", ["default", "docs-default-2.0", "docs-community-current"]],
])("the address %p searches the tags %j", (search, tags) => {
  expect(searchedTags(state(search), instances)).toEqual(tags);
});

test("the reader's version is chosen until another one is", () => {
  expect(chosenVersion(docs, state(""))).toBe("2.0");
  expect(chosenVersion(docs, state("?version-default=*"))).toBe("*");
});

test("a part of the site holds its own instance alone", () => {
  expect(["", "community", "*"].map((part) => instancesIn(part, instances).map(({ id }) => id))).toEqual([
    ["default", "community"],
    ["community"],
    [],
  ]);
});

test("what a state leaves out has a name, and a change that searches it and nothing else", () => {
  const titled = [
    { ...docs, title: "Docs" },
    { ...community, title: "Community" },
  ];
  const names = (search: string) => unsearchedParts(state(search), titled, "Other pages").map(({ name }) => name);
  expect(names("")).toEqual(["Docs Next"]);
  expect(names("?in=community")).toEqual(["Docs Next", "Docs 2.0", "Other pages"]);
  expect(names("?version-default=*")).toEqual([]);
  for (const search of ["", "?in=community", "?in=*", "?in=default&version-default=current"])
    for (const { tag, change } of unsearchedParts(state(search), titled, "Other pages"))
      expect(searchedTags({ ...state(search), ...change }, titled)).toEqual([tag]);
});
