import { failedEntry } from "../../../src/layout/navbar/failed-entry";
import { navbarItemsOf } from "../../support/site";

const [labelled, plain] = navbarItemsOf([
  { type: "docSidebar", sidebarId: "apis", label: "A & B" },
  { type: "docSidebar", sidebarId: "apis" },
]);
const error = new Error("Can't find any sidebar with id 'apis'.");
const entryOf = (item = labelled) => {
  if (!item) throw new Error("There is no item.");
  return failedEntry(item, error);
};

afterEach(() => jest.restoreAllMocks());

test("in develop the item's name stands in its place, and says what is wrong", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  const { kind, html, className } = entryOf();
  expect({ kind, className }).toEqual({ kind: "html", className: "failed-item" });
  expect(html).toMatch(
    /^<span title="A navbar item failed to render\. Can't find any sidebar .*&quot;apis&quot;.*">A &amp; B<\/span>$/,
  );
  expect(entryOf(plain).html).toContain(">docSidebar</span>");
});

test("elsewhere it throws, and names the item", () => {
  expect(() => entryOf()).toThrow(/^A navbar item failed to render\. Can't find .*"sidebarId":"apis"/);
});
