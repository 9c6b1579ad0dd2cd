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

/**
 * The components that a project of Docusaurus gives to all of its content, and that a file uses without having them
 * itself; the module is loaded for such files alone. `own` are the names that the file imports or declares.
 */
export function globalComponents(module: MdxModule, own: readonly string[], importing: Importing): Namespace {
  const { root, settings, state } = importing.context;
  if (!settings.lenient || !ownThemeFile(MODULE, root, settings.siteFolder)) return {};
  const used = [...tagsIn(module)].filter((name) => !own.includes(name));
  if (used.length === 0) return {};
  const problems = state.problems.length;
  const { default: all } = collectProblems(importing.context, {}, () => importedNamespace(MODULE, importing), {
    default: {},
  });
  // What is wrong with the module is wrong once, whichever file uses it.
  for (const problem of state.problems.slice(problems)) problem.isToldOnce = true;
  const given = Object(all) as Namespace;
  return Object.fromEntries(used.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));
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
