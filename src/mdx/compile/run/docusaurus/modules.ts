import type { BuilderContext } from "../../builders/builder-context";
import { COMPONENT_NAMES } from "../../builders/elements";
import type { Namespace } from "../imports/plain-module";
import { Fragment, type FilePlace, type jsxRuntime } from "../runtime";
import { coreModules } from "./core-modules";
import { moduleContext, type Marking } from "./module-context";
import { themeModules } from "./theme-modules";

/**
 * What a module of Docusaurus' core or theme exports, as components of a project use it at build; one that nothing
 * stands for shows what is inside it, with a word about it at the place of its import.
 */
export function docusaurusModule(
  source: string,
  context: BuilderContext,
  h: ReturnType<typeof jsxRuntime>,
  marking: Marking,
  placeOf: () => FilePlace | undefined,
): Namespace {
  const name = source.replace(/^@(?:theme|theme-original|theme-init|docusaurus)\/|(?<=theme-common)\/internal$/g, "");
  const shared = moduleContext(context, h, marking);
  const modules: Record<string, Namespace | undefined> = { ...coreModules(shared), ...themeModules(shared) };
  const known = modules[name] ?? ownTag(name);
  if (known) return known;
  if (COMPONENT_NAMES.includes(name)) return { default: name };
  context.state.problems.push({
    severity: "warning",
    isToldOnce: true,
    file: context.file,
    ...placeOf(),
    message: `Nothing stands for the module '${source}' here: what it shows is left out.`,
    remedy: "Put a component of your own into `src/theme` or `src/components`, and import that.",
  });
  return { default: Fragment };
}

/** What Docusaurus shows elements of content by, such as `MDXComponents/Img`: the elements themselves. */
const TAGS: Readonly<Record<string, string>> = {
  Img: "img",
  A: "a",
  Code: "theme-code",
  Ul: "ul",
  Li: "li",
  Details: "details",
};

function ownTag(name: string): Namespace | undefined {
  const tag = TAGS[/^MDXComponents\/(\w+)$/.exec(name)?.[1] ?? ""];
  return tag === undefined ? undefined : { default: tag };
}
