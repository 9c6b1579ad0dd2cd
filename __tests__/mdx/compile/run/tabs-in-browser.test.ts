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
