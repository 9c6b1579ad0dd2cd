import { SampleProblems } from "../../../../src/features/home/components/sample-problems";
import { markupOf } from "../../../support/markup";

test("what stands between backticks in a message is code, a single backtick is itself", () => {
  const problem = { severity: "error", file: "docs/a.mdx", line: 3, column: 1 } as const;
  const [message, remedy] = ["Expected a closing tag for `<b>`.", "Close it: `<b>…</b>`, or write ` once."];
  expect(markupOf(<SampleProblems problems={[{ ...problem, message, remedy }]} />)).toMatchInlineSnapshot(`
    "<div role="status" class="problems">
    <p>
    <code>docs/a.mdx:3:1</code> <strong>Expected a closing tag for <code>&lt;b&gt;</code>.</strong> Close it: <code>&lt;b&gt;…&lt;/b&gt;</code>, or write \` once.</p>
    </div>"
  `);
});
