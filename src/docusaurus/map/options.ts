import { z } from "zod";
import { mistakeLines } from "../mistakes";
import { below } from "../../lib/content/folder-path";
import type { Note } from "../note";
import type { PluginUse } from "../plugins";
import { entryParts } from "../plugins";

/** The options of a plugin as a schema reads them; throws an error that names the plugin, keys and values. */
export function optionsOf<S extends z.ZodType>({ name, options }: PluginUse, schema: S): z.output<S> {
  const read = schema.safeParse(options);
  if (read.success) return read.data;
  throw new Error(`The options of ${name} are not valid:\n${mistakeLines(read.error, options).join("\n")}`);
}

/** What is said of the options of an instance that are set and that nothing reads. */
export function unreadNotes(use: PluginUse, id: string, read: readonly string[]): Note[] {
  return unreadOptions(use, read).map((key) => ({
    name: `${use.name} (${id}): ${key}`,
    ...(key === "recmaPlugins" ? recmaNote(use.options[key]) : (componentNote(key) ?? NO_EQUIVALENT)),
  }));
}

/** The parts of the theme in whose places a component is drawn, by the options that name one for an instance. */
const COMPONENT_PARTS: Readonly<Record<string, string>> = {
  blogListComponent: "BlogListPage",
  blogPostComponent: "BlogPostPage",
  docItemComponent: "DocItem",
  docCategoryGeneratedIndexComponent: "DocCategoryGeneratedIndexPage",
  mdxPageComponent: "MDXPage",
};

/** What is said of a component that stands around the content of pages; undefined for any other option. */
function componentNote(key: string): Pick<Note, "means" | "remedy"> | undefined {
  if (!/Component$/.test(key)) return undefined;
  const part = COMPONENT_PARTS[key];
  const place = part
    ? `Write it as \`src/theme/${part}\`, around \`@theme-original/${part}\`: all instances have it. `
    : "";
  return {
    means: "What the component has around content is not there, tags of `<Head>` such as `noindex` among it.",
    remedy: `${place}Keep pages from search engines by \`noIndex\` of their version; write other tags into \`<head>\` of the content.`,
  };
}

/** The options that are set and that nothing reads. */
export function unreadOptions({ options }: PluginUse, read: readonly string[]): string[] {
  const isAlike = (key: string) => key in COMPONENT_PARTS && options[key] === `@theme/${COMPONENT_PARTS[key]}`;
  return Object.keys(options).filter((key) => !read.includes(key) && !isNothing(options[key]) && !isAlike(key));
}

/** The files that content plugins leave out where their options say nothing else. */
export const EXCLUDED = ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.{js,jsx,ts,tsx}", "**/__tests__/**"];

/** The name of the file of tags, in the folder of the content; none where it is `false` or `null`. */
export const tagsOption = z.union([z.string().min(1), z.literal(false)]).nullish();

/** The same as the site has it; nothing where the plugin says nothing. */
export function tagsFileOf(tags: z.output<typeof tagsOption>): { tagsFile?: string | null } {
  return tags === undefined ? {} : { tagsFile: tags === false ? null : tags };
}

/** What is said of a file of tags that an option names and that is not there. */
export function absentTagsNotes(
  { name, options: { tags } }: PluginUse,
  { id, path }: { id: string; path: string },
  has: (file: string) => boolean,
): Note[] {
  if (typeof tags !== "string" || has(below(path, tags))) return [];
  return [
    {
      name: `${name} (${id}): tags`,
      means: `There is no file \`${below(path, tags)}\`: tags are what content says of them.`,
      remedy: "Correct the name, which is from the folder of the content, or write the file.",
    },
  ];
}

/** How grave a tag is that the tags file does not list, as Docusaurus has it. */
export const onInlineTags = z.enum(["ignore", "log", "warn", "throw"]).optional();

/** The same as the site has it. */
export function gravityOf(reporting: "ignore" | "log" | "warn" | "throw"): "ignore" | "warn" | "throw" {
  return reporting === "log" ? "warn" : reporting;
}

/** The keywords of admonitions that content plugins add. */
export function admonitionKeywords(uses: readonly PluginUse[]): string[] {
  const keywords = uses.flatMap(({ options }) => {
    const { keywords: own } = Object(options.admonitions) as { keywords?: unknown };
    return Array.isArray(own) ? own.filter((keyword) => typeof keyword === "string") : [];
  });
  return [...new Set(keywords)];
}

/** What is said of an option of which nothing else is known. */
export const NO_EQUIVALENT: Omit<Note, "name"> = {
  means: "The option has no equivalent, and has no effect.",
  remedy: "Take it out, or change the content so that it is not needed.",
};

function recmaNote(plugins: unknown): Omit<Note, "name"> {
  const names = (Array.isArray(plugins) ? plugins : [plugins]).flatMap((entry: unknown) => {
    const [plugin] = entryParts(entry);
    return typeof plugin === "function" ? [plugin.name || "without a name"] : [];
  });
  return {
    means: `Pages are no JavaScript modules here, which these plugins would change: ${names.join(", ")} do not run.`,
    remedy:
      "Write what they do as remark plugins: imports, exports and expressions are nodes of the Markdown tree (`mdxjsEsm`, `mdxFlowExpression`, `mdxTextExpression`).",
  };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
