import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { codeMistakes } from "../../../src/commands/check/code-mistakes";
import { formatProblem } from "../../../src/lib/problem";

let root: string;
beforeEach(() => void (root = realpathSync(mkdtempSync(path.join(os.tmpdir(), "code-mistakes-")))));
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

const told = async () => (await codeMistakes(root)).map(formatProblem).join("\n\n");

test("pages of code that a build reads have none, whatever packages and styles they import", async () => {
  expect(await told()).toBe("");
  write({
    "src/pages/a.tsx": `import { graphql } from "gatsby";
      import "./a.css";
      import { Part, type Props } from "../components/part";
      export default ({ a }: Props) => <Part a={a} />;
      export const query = graphql\`query A { site { id } }\`;`,
    "src/pages/a.css": "p { color:",
    "src/pages/b.js": 'import { none } from "../components/part";\nexport default () => <p>{none}</p>;',
    "src/pages/_hidden.tsx": "export const (",
    "src/pages/c.mdx": "# A page\n\n{",
    "src/components/part.tsx": "export type Props = { a: string };\nexport const Part = ({ a }: Props) => <p>{a}</p>;",
    "src/components/unused.tsx": "export const (",
  });
  expect(await told()).toBe("");
});

test("mistakes of syntax are told in pages and in what these import, with place and remedy", async () => {
  write({
    "src/pages/a.tsx": 'import { Part } from "../components/part";\nexport default () => <Part />;',
    "src/pages/b/c.js": "export default () => <p>;\n",
    "src/components/part.tsx": "export function Part() {\n  return <p>hi</b>;\n}",
  });
  expect(await told()).toMatchInlineSnapshot(`
"src/components/part.tsx:2:17
  The build cannot read this file for a page of 'src/pages': Unexpected closing "b" tag does not match opening "p" tag.
  → Correct the syntax there, or just before: the place is where it could not be read any further.

src/pages/b/c.js:2:1
  The build cannot read this file for a page of 'src/pages': Unexpected end of file before a closing "p" tag.
  → Correct the syntax there, or just before: the place is where it could not be read any further."
`);
});

test("imports of files that are not there are told", async () => {
  write({ "src/pages/a.tsx": 'import { Part } from "../components/part";\nexport default () => <Part />;' });
  expect(await told()).toMatchInlineSnapshot(`
"src/pages/a.tsx:1:22
  The import "../components/part" leads to no file, and the build needs it for a page of 'src/pages'.
  → Correct the path, or add the file."
`);
});
