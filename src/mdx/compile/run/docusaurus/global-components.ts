import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Nodes as HastNodes } from "hast";
import { canDraw, MARKDOWN_PARTS } from "../../../../lib/settings/theme-parts";
import type { MdxModule } from "../../parse/module";
import { walk } from "../../parse/walk";
import { mapTree } from "../count-steps";
import { collectProblems } from "../../builders/builder-context";
import { importedNamespace, type Importing } from "../imports/imports";
import type { Namespace } from "../imports/plain-module";
import { Fragment, type Tag } from "../runtime";
import { TYPE_MODULES } from "./admonition-modules";
import { ownThemeFile } from "./theme-files";

/** The module of a theme that gives components to all content. */
const MODULE = "@theme/MDXComponents";
/** Keys of that module that have nothing to stand for here. */
const WITHOUT_EFFECT = ["wrapper", "mermaid"];

/** The key of the component for blocks of code, which no tag has. */
export const CODE_BLOCK = "code block";

/** Modules of a theme that draw elements, each with the elements; headings are told which they are. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  A: ["a"],
  Img: ["img"],
  Code: ["code"],
  Pre: ["pre"],
  Ul: ["ul"],
  Li: ["li"],
  CodeBlock: [CODE_BLOCK],
  Heading: ["h1", "h2", "h3", "h4", "h5", "h6"],
  Details: ["details"],
};

/** What a project of Docusaurus gives to a file of its content: components by their names, and those for elements. */
export type GlobalComponents = { named: Namespace; elements: Readonly<Record<string, ElementComponent>> };
/** A component that draws an element, with props beside those of the element. */
export type ElementComponent = { component: Exclude<Tag, string>; props?: Readonly<Record<string, unknown>> };

/**
 * The components that a project of Docusaurus gives to all of its content, and that a file uses without having them
 * itself, and those for the elements that Markdown makes. A module is loaded where there may be any of these. `own`
 * are the names that the file imports or declares.
 */
export function globalComponents(module: MdxModule, own: readonly string[], importing: Importing): GlobalComponents {
  const { root, settings } = importing.context;
  if (!settings.lenient) return { named: {}, elements: {} };
  const ofModule = Object.keys(PARTS).map((name) => `${MODULE}/${name}`);
  const parts = [
    ...MARKDOWN_PARTS.map((name) => `@theme/${name}`).filter((source) => canDrawPart(source, importing)),
    ...ofModule.filter((source) => ownThemeFile(source, root, settings)),
  ];
  const elements = {
    ...admonitionElements(importing),
    ...Object.fromEntries(parts.flatMap((source) => partElements(source, importing))),
  };
  const theme = ownThemeFile(MODULE, root, settings);
  if (theme === undefined) return { named: {}, elements };
  const used = [...tagsIn(module)].filter((name) => !own.includes(name));
  const mayDraw = drawsElements(readFileSync(path.join(root, theme), "utf8"));
  if (used.length === 0 && !mayDraw) return { named: {}, elements };
  const given = Object(themeDefault(MODULE, importing)) as Namespace;
  return {
    named: Object.fromEntries(used.filter((name) => given[name] !== undefined).map((name) => [name, given[name]])),
    elements: mayDraw ? { ...elements, ...ownElements(given) } : elements,
  };
}

/** Whether a project has a component around one of the theme's own, which does not need the parts of that. */
function canDrawPart(source: string, { context: { root, settings } }: Importing): boolean {
  const file = ownThemeFile(source, root, settings);
  return file !== undefined && canDraw(path.posix.basename(source), readFileSync(path.join(root, file), "utf8"));
}

function partElements(source: string, importing: Importing): [string, ElementComponent][] {
  const name = path.posix.basename(source);
  const component = themeDefault(source, importing);
  if (typeof component !== "function") return [];
  return (PARTS[name] ?? []).map((tag) => [
    tag,
    { component: component as ElementComponent["component"], ...(name === "Heading" && { props: { as: tag } }) },
  ]);
}

/** The components of a theme for admonitions: one for all (`admonition`), and those of types (`admonition:danger`). */
function admonitionElements(importing: Importing): GlobalComponents["elements"] {
  const { root, settings } = importing.context;
  const own = (source: string) =>
    ownThemeFile(source, root, settings) === undefined ? undefined : themeDefault(source, importing);
  // Most projects have none, and each is looked for under several endings for each file.
  const hasTypes = existsSync(path.join(root, settings.siteFolder ?? "", "src/theme/Admonition"));
  const types = hasTypes && {
    ...Object.fromEntries(TYPE_MODULES.map(([source, type]) => [type, own(source)])),
    ...(Object(own("@theme/Admonition/Types")) as Namespace),
  };
  const given = [
    ["admonition", own("@theme/Admonition")] as const,
    ...Object.entries(types).map(([type, component]) => [admonitionKey(type), component] as const),
  ];
  return Object.fromEntries(
    given.flatMap(([key, component]) =>
      typeof component === "function" ? [[key, { component: component as ElementComponent["component"] }]] : [],
    ),
  );
}

/** The key of the component for admonitions of a type. */
export function admonitionKey(type: unknown): string {
  return typeof type === "string" ? `admonition:${type}` : "admonition";
}

function ownElements(given: Namespace): GlobalComponents["elements"] {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, component]) =>
      /^[a-z]/.test(name) && typeof component === "function" && component !== Fragment
        ? [[name, { component: component as ElementComponent["component"] }] as const]
        : [],
    ),
  );
}

/** What a module of the theme exports by default; what is wrong with it is wrong once, whichever file uses it. */
function themeDefault(source: string, importing: Importing): unknown {
  const { state, file } = importing.context;
  const problems = state.problems.length;
  const { default: given } = collectProblems(importing.context, {}, () => importedNamespace(source, importing), {
    default: undefined,
  });
  for (const key of source === MODULE ? WITHOUT_EFFECT : [])
    if (typeof (Object(given) as Namespace)[key] === "function")
      state.problems.push({
        severity: "warning",
        file,
        message: `The component '${key}' of '${MODULE}' has no effect here.`,
        remedy: "Take it out, or do the same with a component that content names.",
      });
  for (const problem of state.problems.slice(problems)) problem.isToldOnce = true;
  return given;
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
