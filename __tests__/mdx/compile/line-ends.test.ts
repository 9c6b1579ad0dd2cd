import { splitFrontMatter } from "../../../src/lib/content/front-matter";
import { compile } from "../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, settings, write } from "../../support/compiled";

compileInScratch();

const DOC = `---
title: Ada
description: >-
  One
  two.
---

# Ada {#ada}

import Part from "./_part.mdx";
import sample from "!!raw-loader!./sample.js";
import CodeBlock from "@theme/CodeBlock";

:::note My title

A text.

:::

:::tip
Another.
:::

> [!NOTE]
> A quote.

> [!TIP]  
> A second one.

A line with a break  
and one with another\\
and a \`span
of code\`.

## Code {#code}

\`\`\`js title="a.js" {2}
const a = 1;
// highlight-next-line
const b = \`c
d\`;
\`\`\`

    indented
    code

\`\`\`mdx-code-block
<b>bold</b>
\`\`\`

<CodeBlock language="js">{sample}</CodeBlock>

| a | b |
| --- | ---: |
| 1 | 2 |

- [x] done
- open

  with more

{/* A comment
of two lines */}

<div
  title="two
lines">

$$
a + b
$$

</div>

{[1, 2]
  .map((number) => number + 1)
  .join()}

<Part />

A note.[^1]

[^1]: At the foot,
    in two lines.

[Broken](./nowhere.mdx)

<Nothing />

{/* truncate */}
`;
const MD = `One.

<!-- A comment
of two lines -->

Two. <!-- a comment
--> Three.
`;
const FILES = {
  "content/_part.mdx": ":::note Of the part\n\nA text.\n\n:::\n",
  "content/sample.js": "const a = 1;\n// highlight-next-line\nconst b = 2;\n",
};

/** What comes of a text where it and all that it imports has such line ends. */
async function resultOf(file: string, text: string, withEnds: (text: string) => string) {
  for (const [name, content] of Object.entries(FILES)) write(name, withEnds(content));
  const request = { root: scratch(), file, source: withEnds(text), frontMatter: {}, settings };
  const { tree, facts } = await compile(request);
  return { tree, facts: { ...facts, dependencies: Object.keys(facts.dependencies) } };
}
const withCrlf = (text: string) => text.replaceAll("\n", "\r\n");

it.each([
  ["MDX", "content/page.mdx", DOC, 1],
  ["Markdown", "content/page.md", MD, 0],
])("%s says the same with CRLF as with LF, also behind a byte order mark", async (_, file, text, problems) => {
  const expected = await resultOf(file, text, (own) => own);
  expect(expected.tree.length).toBeGreaterThan(1);
  expect(expected.facts.problems).toHaveLength(problems);
  expect(await resultOf(file, text, withCrlf)).toEqual(expected);
  expect(await resultOf(file, `\uFEFF${text}`, withCrlf)).toEqual(expected);
});

it("front matter keeps its lines", () => {
  expect(splitFrontMatter(withCrlf(DOC)).yaml).toBe(withCrlf("title: Ada\ndescription: >-\n  One\n  two.\n"));
});
