import { compile } from "../../../../src/mdx/compile/compile-here";
import { visitElements, type ContentProps } from "../../../../src/mdx/content-node";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

const SOURCE = [
  'import Api from "@site/src/Api";',
  "",
  "<Api>",
  "",
  "| Name | Type |",
  "| --- | --- |",
  "| `fuel` | text |",
  "",
  "</Api>",
];

/** What is known of the island of a component around a table, and the ids that it draws at build. */
async function islandOf(drawn: string) {
  write(
    "website/src/Api.js",
    `import React, { useEffect } from "react"; import { useHistory } from "@docusaurus/router";
    export default function Api({ children }) {
      const { location } = useHistory();
      useEffect(() => {});
      ${drawn}
    }`,
  );
  const request = { root: scratch(), file: "website/docs/a.mdx", source: SOURCE.join("\n"), frontMatter: {} };
  const { tree, facts } = await compile({ ...request, settings: project });
  const islands: ContentProps[] = [];
  visitElements(tree, ([tag, props]) => void (tag === "ClientIsland" && islands.push(props)));
  return { isLookedInto: islands[0]?.$elements, problems: facts.problems, anchors: facts.anchors };
}

test("a component that looks into a table is given its elements, and its ids are known", async () => {
  const found = await islandOf(
    `if (children.type !== "table") throw new Error("no table");
    const [, body] = React.Children.toArray(children.props.children);
    return <table><tbody>{React.Children.map(body.props.children, (row) =>
      <tr id={"row" + location.hash}>{row.props.children}</tr>)}</tbody></table>;`,
  );
  expect(found).toEqual({ isLookedInto: true, problems: [], anchors: ["row"] });
});

test("one that only shows it is not", async () => {
  expect(await islandOf("return <div>{children}{location.hash}</div>;")).toMatchObject({ isLookedInto: undefined });
});
