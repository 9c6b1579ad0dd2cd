import { createRequire } from "node:module";
import { addGrammars } from "../../../../../src/mdx/compile/builders/code/prism-grammars";
import { childrenOf, isElement, type ContentElement } from "../../../../../src/mdx/content-node";
import { compiled } from "../../../../support/compiled";

const load = createRequire(__filename);
addGrammars(["bash"], (language) => void load(`prismjs/components/prism-${language}`));

/** Lines as a fenced block, with words after the fence. */
export const fenced = (meta: string, lines: string[]) => [`\`\`\`${meta}`, ...lines, "```"];

/** The tabs of a page that is one block of commands. */
export async function tabsOf(meta: string, lines: string[]): Promise<ContentElement> {
  const { tree, facts } = await compiled(...fenced(meta, lines));
  expect(facts.problems).toEqual([]);
  expect(tree).toHaveLength(1);
  return tree[0] as ContentElement;
}

/** The code of each tab, under its value. */
export async function codeOf(...lines: string[]): Promise<string> {
  const tabs = await tabsOf("text npm2yarn", lines);
  const values = (tabs[1].items as { value: string }[]).map(({ value }) => value);
  const codes = childrenOf(tabs)
    .filter(isElement)
    .map((panel) => {
      const html = childrenOf(panel).filter(isElement)[0]?.[1].html;
      return (typeof html === "string" ? html : "")
        .replace(/<[^>]*>/g, "")
        .replaceAll("&amp;", "&")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">");
    });
  return values.map((value, index) => `${value}:\n${codes[index]?.trimEnd()}`).join("\n\n");
}
