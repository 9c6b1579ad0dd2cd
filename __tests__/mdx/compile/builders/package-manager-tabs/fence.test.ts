import { childrenOf, isElement } from "../../../../../src/mdx/content-node";
import { compileInScratch, problemsOf } from "../../../../support/compiled";
import { fenced, tabsOf } from "./tabs-of";

compileInScratch();

test("a block becomes one group of four tabs, each with a code block", async () => {
  const tabs = await tabsOf("text npm2yarn", ["npm install left-pad"]);
  expect(tabs[1]).toEqual({
    items: [{ value: "npm" }, { value: "yarn", label: "Yarn" }, { value: "pnpm" }, { value: "bun", label: "Bun" }],
    groupId: "package-manager",
  });
  expect(childrenOf(tabs).map((panel) => isElement(panel) && childrenOf(panel).map((block) => block[0]))).toEqual([
    ["CodeBlock"],
    ["CodeBlock"],
    ["CodeBlock"],
    ["CodeBlock"],
  ]);
});

test("the other words of the fence hold for each tab, and `sync` is understood", async () => {
  const tabs = await tabsOf('sh title="Add it, sync it" npm2yarn sync showLineNumbers=3', ["npm install left-pad"]);
  expect(tabs[1].groupId).toBe("package-manager");
  const blocks = childrenOf(tabs)
    .flatMap((panel) => (isElement(panel) ? childrenOf(panel) : []))
    .filter(isElement);
  expect(blocks.map(([, { language, title }]) => [language, title])).toEqual(Array(4).fill(["sh", "Add it, sync it"]));
  expect(new Set(blocks.map(([, { firstNumber }]) => firstNumber))).toEqual(new Set([3]));
});

test("a mistake in the fence is told once a tab, and so once", async () => {
  const problems = await problemsOf(...fenced("nolang npm2yarn", ["npm install a"]));
  expect(problems).toEqual([expect.stringContaining("content/page.mdx:1:1 | The language 'nolang' has no grammar.")]);
});
