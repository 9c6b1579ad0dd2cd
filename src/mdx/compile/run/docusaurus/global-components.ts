import { readFileSync } from "node:fs";
import path from "node:path";
import type { Nodes as HastNodes } from "hast";
import type { MdxModule } from "../../parse/module";
import { walk } from "../../parse/walk";
import { mapTree } from "../count-steps";
import { collectProblems } from "../../builders/builder-context";
import { importedNamespace, type Importing } from "../imports/imports";
import type { Namespace } from "../imports/plain-module";
import { ownThemeFile } from "./theme-files";

/** The module of a theme that gives components to all content. */
const MODULE = "@theme/MDXComponents";
/** Keys of that module that have nothing to stand for here. */
const WITHOUT_EFFECT = ["wrapper", "mermaid"];

/** What a project of Docusaurus gives to a file of its content: components by their names, and those for elements. */
export type GlobalComponents = { named: Namespace; elements: Namespace };

/**
 * The components that a project of Docusaurus gives to all of its content, and that a file uses without having them
 * itself, and those for the elements that Markdown makes. The module is loaded where there may be any of these. `own`
 * are the names that the file imports or declares.
 */
export function globalComponents(module: MdxModule, own: readonly string[], importing: Importing): GlobalComponents {
  const none = { named: {}, elements: {} };
  const { root, settings, state, file } = importing.context;
  const theme = settings.lenient ? ownThemeFile(MODULE, root, settings.siteFolder) : undefined;
  if (theme === undefined) return none;
  const used = [...tagsIn(module)].filter((name) => !own.includes(name));
  const mayDraw = drawsElements(readFileSync(path.join(root, theme), "utf8"));
  if (used.length === 0 && !mayDraw) return none;
  const problems = state.problems.length;
  const { default: all } = collectProblems(importing.context, {}, () => importedNamespace(MODULE, importing), {
    default: {},
  });
  const given = Object(all) as Namespace;
  for (const key of WITHOUT_EFFECT)
    if (typeof given[key] === "function")
      state.problems.push({
        ...{ severity: "warning", file, message: `The component '${key}' of '${MODULE}' has no effect here.` },
        remedy: "Take it out, or do the same with a component that content names.",
      });
  // What is wrong with the module is wrong once, whichever file uses it.
  for (const problem of state.problems.slice(problems)) problem.isToldOnce = true;
  return {
    named: Object.fromEntries(used.filter((name) => given[name] !== undefined).map((name) => [name, given[name]])),
    elements: mayDraw ? given : {},
  };
}

/** A key of a component for an element, in what is left of a module without its other parts. */
const ELEMENT_KEY =
  /(?<![\w$.])["']?(?:a|p|h[1-6]|img|pre|code|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|hr|em|strong|del|br|sup|section|input|details|admonition|wrapper|mermaid)["']?\s*[:,(}]/;
/** A spread of what may hold such keys, too: of anything but what Docusaurus has. */
const OTHER_SPREAD = /\.\.\.(?!\s*(?:MDXComponents|MDXC|Components?|defaultComponents|props|rest)\b)/i;

/** Whether a theme's module may have components for elements, by its text: most have none, and need not run then. */
export function drawsElements(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  return ELEMENT_KEY.test(code) || OTHER_SPREAD.test(code);
}

/** The components that tags of a file name, in Markdown and in its JavaScript: of `<Card.Title>` the name `Card`. */
function tagsIn({ html, program }: MdxModule): Set<string> {
  const names = new Set<string>();
  walk<HastNodes>(html, (node) => {
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") names.add(node.name ?? "");
  });
  for (const part of [...program.statements, ...program.expressions])
    mapTree(part, (node) => {
      if (node.type === "JSXIdentifier") names.add(node.name);
      return node;
    });
  const roots = [...names].map((name) => name.split(".")[0] ?? "");
  return new Set(roots.filter((name) => /^[A-Z]/.test(name)));
}
