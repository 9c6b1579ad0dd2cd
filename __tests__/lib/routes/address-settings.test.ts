import { askedAttributes, askedColorMode } from "../../../src/lib/routes/address-settings";

test.each([
  ["", null],
  ["?docusaurus-theme=dark", "dark"],
  ["?a=1&docusaurus-theme=light", "light"],
  ["?docusaurus-theme=Dark", null],
  ["?docusaurus-theme=constructor", null],
  ["?docusaurus-theme=light&docusaurus-theme=dark", "light"],
])("the address %p asks for the mode %p", (search, mode) => expect(askedColorMode(search)).toBe(mode));

test.each([
  ["", []],
  ["?data-a=1&docusaurus-a=2&docusaurus-data=3&docusaurus-data-=4", []],
  ["?docusaurus-data-navbar=false", [["data-navbar", "false"]]],
  [
    "?docusaurus-data-A=%3Cb%3E+c&x&docusaurus-data-b",
    [
      ["data-a", "<b> c"],
      ["data-b", ""],
    ],
  ],
  ["?docusaurus-data-a%20onclick=1&docusaurus-data-a%3E=2&docusaurus-data-%F0%9F%98%80=3", []],
  ["?docusaurus-data-theme=purple&docusaurus-data-Theme-choice=x&docusaurus-data-themes=y", [["data-themes", "y"]]],
])("the address %p asks for the attributes %p", (search, attributes) =>
  expect(askedAttributes(search)).toEqual(attributes),
);
