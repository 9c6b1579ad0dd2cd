import { compile } from "../../../../src/mdx/compile/compile-here";
import { contentInProp, isElement } from "../../../../src/mdx/content-node";
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
