import { compileInScratch, treeOf, write } from "../../../support/compiled";
import { compiledDoc, nodesOfDoc } from "../../../support/project";

compileInScratch();

/** The tree of a component that a doc of a project declares, used as given. */
const shownBy = (component: string, use: string) => nodesOfDoc(`export const A = ${component};`, "", use);

describe("a component of content gets as children", () => {
  it.each([
    ["nothing of an empty tag", "({ children, label }) => <b>{children || label}</b>", '<A label="Go"/>', ["Go"]],
    ["its own attribute", '({ children }) => <b>{children.split("+")}</b>', '<A children="A+B"/>', ["A", "B"]],
    ["a text", "({ children }) => <b>{`${children}!`}</b>", "<A>hey</A>", ["hey!"]],
    ["a text beside a comment", "({ children }) => <b>{`${children}!`}</b>", "<A>{/* no */}hey</A>", ["hey!"]],
    [
      "space between tags",
      "({ children }) => <b>{children}</b>",
      "<A><i>a</i> <i>b</i></A>",
      [["i", {}, "a"], " ", ["i", {}, "b"]],
    ],
    ["what an expression gives", '({ children }) => <b>{children.split("+")}</b>', '<A>{"X+Y"}</A>', ["X", "Y"]],
    ["an object", "({ children }) => <b>{children.word}</b>", '<A>{{ word: "hey" }}</A>', ["hey"]],
    ["texts that touch as one", "({ children }) => <b>{`${children}!`}</b>", "<A>a {1} b{null}</A>", ["a 1 b!"]],
    ["a tag", "({ children }) => <b>{children.props.children}</b>", "<A><p>inner</p></A>", ["inner"]],
    [
      "tags",
      "({ children }) => <b>{children.map(({ type, props }) => [type, props.lang, props.children])}</b>",
      '<A><p lang="en">a</p><i>b</i></A>',
      ["p", "en", "a", "i", "b"],
    ],
    [
      "what Markdown makes",
      "({ children }) => <b>{children.props.children.map(({ type, props }) => [type, props.children])}</b>",
      "<A>\n\n- a\n- **b** c\n\n</A>",
      ["li", "a", "li", ["strong", {}, "b"], " c"],
    ],
  ])("%s", async (_, component, use, expected) => {
    expect(await shownBy(component, use)).toEqual([["b", {}, ...expected]]);
  });

  it("other components, by type and props, as React has them", async () => {
    write(
      "website/src/Cards.js",
      `import { Children, isValidElement } from "react";
      export const Card = ({ children }) => <span>{children}</span>;
      export const Cards = ({ children }) =>
        <ul>
          {Children.map(children, (child) =>
            isValidElement(child) && child.type === Card && <li><b>{child.props.title}</b>{child}</li>)}
        </ul>;`,
    );
    expect(
      await nodesOfDoc(
        'import { Card, Cards } from "@site/src/Cards";',
        "",
        '<Cards><Card title="One">1</Card>and<Card title="Two">2</Card></Cards>',
      ),
    ).toEqual([
      ["ul", {}, ["li", {}, ["b", {}, "One"], ["span", {}, "1"]], ["li", {}, ["b", {}, "Two"], ["span", {}, "2"]]],
    ]);
  });
});

test("a component has its defaults for props that it is not given", async () => {
  write(
    "website/src/Part.js",
    `const Part = ({ q, r }) => <p title={r}>{q}</p>; Part.defaultProps = { q: 2, r: "a" }; export default Part;`,
  );
  expect(await nodesOfDoc('import Part from "@site/src/Part";', "", '<Part r="b" />')).toEqual([
    ["p", { title: "b" }, "2"],
  ]);
});

test("in the site's own content, too, where the tree stays as it was", async () => {
  expect(
    await treeOf("export const A = ({ children }) => <b>{children}</b>;", "", "A <A>text {1} *and* {2} more</A>."),
  ).toBe('["p",{},"A ",["b",{},"text 1 ",["em",{},"and"]," 2 more"],"."]');
});

test("a component that a theme has for elements gets their children", async () => {
  write("website/src/theme/MDXComponents.js", "export default { h2: ({ children }) => <h2>{children.length}</h2> };");
  expect((await compiledDoc("## Kiln")).tree).toEqual([["h2", {}, "4"]]);
});

test("a value that is no content is a mistake with its place, where something shows it", async () => {
  const { facts } = await compiledDoc("<b>{{ a: 1 }}</b>");
  expect(facts.problems).toMatchObject([{ line: 1, column: 4, message: "An object cannot be content." }]);
});

test("a component is the same one in all modules that import it, and in content", async () => {
  write(
    "website/src/Block.js",
    `import Translate, { translate } from "@docusaurus/Translate";
    export default ({ children }) =>
      <p>{children.type === Translate ? translate({ message: children.props.children }) : "another"}</p>;`,
  );
  write(
    "website/src/Words.js",
    `import Translate from "@docusaurus/Translate";
    import Block from "./Block";
    export default () => <Block><Translate>Hello</Translate></Block>;`,
  );
  const imports = ["Block", "Words"].map((name) => `import ${name} from "../src/${name}";`);
  const lines = [...imports, 'import Translate from "@docusaurus/Translate";', "", "<Words />", ""];
  expect(await nodesOfDoc(...lines, "<Block><Translate>Bye</Translate></Block>")).toEqual([
    ["p", {}, "Hello"],
    ["p", {}, "Bye"],
  ]);
});
