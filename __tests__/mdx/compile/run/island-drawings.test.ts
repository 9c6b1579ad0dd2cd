import { compile } from "../../../../src/mdx/compile/compile-here";
import { contentInProp, isElement } from "../../../../src/mdx/content-node";
import { codeName } from "../../../../src/mdx/docusaurus-functions";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

const PLAN = `import React, { useState } from "react"; import Mermaid from "@theme/Mermaid";
  export default function Plan({ children }) {
    useState(0);
    return <div><Mermaid value={"flowchart LR\\n  a --> b"} />{children}</div>;
  }`;

test("an island has the drawings of its component's own diagrams, and those of its content stand there alone", async () => {
  write("website/src/Plan.js", PLAN);
  const source = `import Plan from "@site/src/Plan";

<Plan>

\`\`\`mermaid
flowchart LR
  c --> d
\`\`\`

</Plan>`;
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {}, settings: project };
  const { tree, facts } = await compile(request);
  expect(facts.problems).toEqual([]);
  const [island] = tree.filter(isElement);
  const { $island: _, $first: __, ...props } = island?.[1] ?? {};
  expect(Object.keys(props)).toEqual(["$content:diagram flowchart LR\n  a --> b"]);
  const drawn = Object.values(props).flatMap((value) => contentInProp(value) ?? []);
  expect(drawn).toMatchObject([["figure", { className: "diagram" }]]);
  expect(island?.[2]).toMatchObject(["figure", { className: "diagram" }]);
});

const GUIDE = `import React, { useState } from "react"; import CodeBlock from "@theme/CodeBlock";
  export default function Guide({ children }) {
    const [degrees] = useState(3);
    return <div><CodeBlock language="js" title="kiln.js" showLineNumbers>{"const degrees = " + degrees + ";\\n"}</CodeBlock>
      <CodeBlock className="language-js" metastring="{1}">{"fire();"}</CodeBlock>{children}</div>;
  }`;

test("it has the code of its own blocks as well, by all that they are made of", async () => {
  write("website/src/Guide.js", GUIDE);
  const source = `import Guide from "@site/src/Guide";\n\n<Guide>\n\n\`\`\`js\ncool();\n\`\`\`\n\n</Guide>\n`;
  const request = { root: scratch(), file: "website/docs/a.mdx", source, frontMatter: {}, settings: project };
  const { tree } = await compile(request);
  const props = tree.find(isElement)?.[1] ?? {};
  const first = codeName("const degrees = 3;", { language: "js", title: "kiln.js", showLineNumbers: true });
  const second = codeName("fire();", { className: "language-js", metastring: "{1}" });
  expect(Object.keys(props).filter((name) => name.startsWith("$content:"))).toEqual([
    `$content:${first}`,
    `$content:${second}`,
  ]);
  expect(contentInProp(props[`$content:${first}`])).toMatchObject([
    ["CodeBlock", { title: "kiln.js", firstNumber: 1, html: expect.stringContaining("degrees") as string }],
  ]);
});
