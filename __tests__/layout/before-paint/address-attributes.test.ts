/** @jest-environment jsdom */
import { showAddressAttributes } from "../../../src/layout/before-paint/address-attributes";

const root = document.documentElement;
const attributes = () => Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
const view = (search: string) => {
  window.history.replaceState(null, "", `/${search}`);
  showAddressAttributes();
};

beforeEach(() => {
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name);
  delete window.___addressAttributes;
});

test("a page has the attributes of its own address, and not those of the page before", () => {
  view("?docusaurus-data-navbar=false&docusaurus-data-mode=embed");
  expect(attributes()).toEqual({ "data-navbar": "false", "data-mode": "embed" });
  view("?docusaurus-data-mode=wide");
  expect(attributes()).toEqual({ "data-mode": "wide" });
  view("");
  expect(attributes()).toEqual({});
});

test("what stood there before comes back, also after two values of one name", () => {
  root.setAttribute("data-announcement", "closed");
  view("?docusaurus-data-announcement=open&docusaurus-data-announcement=again");
  expect(attributes()).toEqual({ "data-announcement": "again" });
  view("");
  expect(attributes()).toEqual({ "data-announcement": "closed" });
});

test("what the reader changed since stays", () => {
  view("?docusaurus-data-sidebar=shown");
  root.setAttribute("data-sidebar", "hidden");
  view("");
  expect(attributes()).toEqual({ "data-sidebar": "hidden" });
});
