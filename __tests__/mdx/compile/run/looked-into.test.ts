import { compile } from "../../../../src/mdx/compile/compile-here";
import { contentInProp, textOf, visitElements, type ContentProps } from "../../../../src/mdx/content-node";
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
async function islandOf(drawn: string, source = SOURCE) {
  write(
    "website/src/Api.js",
    `import React, { useEffect } from "react"; import { useHistory } from "@docusaurus/router";
    export default function Api({ children }) {
      const { location } = useHistory();
      useEffect(() => {});
      ${drawn}
    }`,
  );
  const request = { root: scratch(), file: "website/docs/a.mdx", source: source.join("\n"), frontMatter: {} };
  const { tree, facts } = await compile({ ...request, settings: project });
  const islands: ContentProps[] = [];
  visitElements(tree, ([tag, props]) => void (tag === "ClientIsland" && islands.push(props)));
  const { $elements: isLookedInto, $first } = islands[0] ?? {};
  return { isLookedInto, problems: facts.problems, anchors: facts.anchors, first: contentInProp($first) ?? [] };
}

test("a component that looks into a table is given its elements, and its ids are known", async () => {
  const found = await islandOf(
    `if (children.type !== "table") throw new Error("no table");
    const [, body] = React.Children.toArray(children.props.children);
    return <table><tbody>{React.Children.map(body.props.children, (row) =>
      <tr id={"row" + location.hash}>{row.props.children}</tr>)}</tbody></table>;`,
  );
  expect(found).toMatchObject({ isLookedInto: true, problems: [], anchors: ["row"] });
});

test.each([
  ["element", "React.cloneElement(children, { id: 'own', title: 'a', onClick() {}, ref: {} })", "own", "word"],
  ["element with other content", "React.cloneElement(children, { id: 'own' }, 'a', <b>b</b>)", "own", "ab"],
  ["element with content in a prop", "React.cloneElement(children, { id: 'own', children: 'a' })", "own", "a"],
  ["component", "React.cloneElement(<Own id='first'>a</Own>, { id: 'own' })", "own", "own: a"],
])("the props that a component gives to a copy of an %s are known", async (_, copy, id, text) => {
  const { problems, anchors, first } = await islandOf(
    `const Own = ({ id, children }) => <i id={id}>{id}: {children}</i>; return ${copy};`,
    ['import Api from "@site/src/Api";', "", "<Api><p>word</p></Api>"],
  );
  expect({ problems, anchors, text: textOf(first) }).toEqual({ problems: [], anchors: [id], text });
});

test("one that only shows it is not", async () => {
  expect(await islandOf("return <div>{children}{location.hash}</div>;")).toMatchObject({ isLookedInto: undefined });
});
