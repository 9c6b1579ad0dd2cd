import { compileInScratch, write } from "../../../support/compiled";
import { compiledDoc } from "../../../support/project";

compileInScratch();

test.each([
  ["puts tabs into", 'import Tabs from "@theme/Tabs";', "<Tabs>{children}</Tabs>"],
  ["shows a tab in", "", "<div>{children}</div>"],
])("where a component of browsers %s its place, nothing is said of where the tab stands", async (_, imports, made) => {
  // Scripts of a content file are made as if they lay beside it, where the folder has to be.
  write("website/docs/other.md", "");
  write(
    "website/src/Own.js",
    `${imports} import useIsBrowser from "@docusaurus/useIsBrowser";
    export default ({ children }) => (useIsBrowser() ? ${made} : null);`,
  );
  const lines = ['import Own from "../src/Own";', "", "<Own>", '<TabItem value="gas">Hot</TabItem>', "</Own>"];
  const { tree, facts } = await compiledDoc(...lines);
  expect(facts.problems).toEqual([]);
  expect(tree).toMatchObject([["ClientIsland", { $island: { name: "InlinePart" } }, "Hot"]]);
});

test("components that browsers alone draw are the tabs of `values` in their order", async () => {
  write("website/src/Side.js", 'import { useState } from "react"; export default () => <b>{useState("old")[0]}</b>;');
  const values = "{[{ value: 'before', label: 'Before' }, { value: 'after' }, { value: 'now' }]}";
  const { tree, facts } = await compiledDoc(
    'import Side from "../src/Side";',
    "",
    `<Tabs values=${values}>`,
    "<Side />",
    '<TabItem value="after">New</TabItem>',
    "<Side />",
    "</Tabs>",
  );
  expect(facts.problems).toEqual([]);
  expect(tree).toMatchObject([
    [
      "Tabs",
      { items: [{ value: "before", label: "Before" }, { value: "after" }, { value: "now" }] },
      ["TabItem", {}, ["ClientIsland", {}]],
      ["TabItem", {}, "New"],
      ["TabItem", {}, ["ClientIsland", {}]],
    ],
  ]);
});

test("a component in the place of no tab is told", async () => {
  write("website/src/Side.js", 'import { useState } from "react"; export default () => <b>{useState("old")[0]}</b>;');
  const lines = ['import Side from "../src/Side";', "", "<Tabs values={[]}>", "<Side />", "</Tabs>"];
  const { facts } = await compiledDoc(...lines);
  expect(facts.problems).toEqual([
    expect.objectContaining({ message: "<Tabs> holds <ClientIsland>, which is no tab." }),
  ]);
});
