import { languages as components } from "prismjs/components";
import { below } from "../../lib/content/folder-path";
import { hashOf } from "../../lib/values/hash-of";
import { nearestFirst } from "../../lib/problem";
import { keysAt } from "../../lib/settings/schema-keys";
import type { ChangeSource } from "../../lib/settings/function-settings";
import type { SiteInput } from "../../lib/site-config";
import { docusaurusSchema } from "../config";
import type { Note } from "../note";
import type { PluginUse } from "../plugins";
import type { DocusaurusFolder } from "./folder";
import { enlargesPictures } from "./no-equivalent";
import { mapBrokenAddress, mapPreprocessor } from "./functions";
import { admonitionKeywords } from "./options";
import { formulasOf } from "./transforms";
import { truncateMarkersOf, withTruncateMark } from "./truncate-markers";

type MarkdownInput = NonNullable<SiteInput["markdown"]>;

/** Where a project's theme has the module by which Docusaurus adds grammars to Prism, without its ending. */
const GRAMMARS = "src/theme/prism-include-languages";

/** The options of remark-rehype that are words of footnotes, with the site's own names of them. */
const FOOTNOTES = {
  footnoteLabel: "label",
  footnoteBackLabel: "backLabel",
  footnoteBackContent: "backContent",
} as const;
/** Hooks that are functions, or say how grave something is, which the site's checks know, too. */
const HOOKS = ["onBrokenMarkdownLinks", "onBrokenMarkdownImages"];
/** Keys below `markdown` that the site has by itself. */
const NEEDLESS = ["mermaid"];

/** How a configuration has Markdown read, and what of that has no equivalent. */
export function mapMarkdown(
  folder: DocusaurusFolder,
  uses: readonly PluginUse[],
): { markdown: MarkdownInput; notes: Note[] } {
  const { themeConfig, markdown } = folder.config;
  const { prism } = themeConfig;
  // Docusaurus takes these names in any case.
  const codeLanguages = prism.additionalLanguages.map((language) => language.toLowerCase());
  const defaultLanguage = prism.defaultLanguage?.toLowerCase();
  const options = Object.entries(markdown.remarkRehypeOptions);
  const footnotes = options.flatMap(([key, value]) =>
    key in FOOTNOTES && typeof value === "string" ? [[FOOTNOTES[key as keyof typeof FOOTNOTES], value] as const] : [],
  );
  return {
    markdown: {
      ...sourceChange(folder, uses),
      ...mendedAddresses(folder),
      codeLanguages,
      ...grammarsOf(folder),
      ...(defaultLanguage && { defaultLanguage }),
      admonitions: admonitionKeywords(uses),
      ...(prism.magicComments && { magicComments: withLook(prism.magicComments as MagicComments) }),
      format: markdown.format,
      htmlComments: markdown.mdx1Compat.comments,
      emoji: markdown.emoji,
      formulas: formulasOf(uses),
      keepHeadingCase: markdown.anchors.maintainCase,
      images: { zoom: enlargesPictures(uses) },
      ...(footnotes.length > 0 && { footnotes: Object.fromEntries(footnotes) }),
    },
    notes: [...unreadOf(folder.config.markdown), ...unknownLanguages(codeLanguages)],
  };
}

/** The functions for links and pictures that lead nowhere. */
function mendedAddresses(folder: DocusaurusFolder): Pick<MarkdownInput, "mendFileLink" | "mendPicture"> {
  const { onBrokenMarkdownLinks: links, onBrokenMarkdownImages: images } = folder.config.markdown.hooks;
  return {
    ...(typeof links === "function" && { mendFileLink: mapBrokenAddress(links, "link", folder) }),
    ...(typeof images === "function" && { mendPicture: mapBrokenAddress(images, "image", folder) }),
  };
}

/** A module of the project's theme that adds grammars to Prism; its digest is one of the files beside it, too. */
function grammarsOf({ folder, has, textOf }: DocusaurusFolder): Pick<MarkdownInput, "grammars"> {
  const name = ["js", "ts", "mjs", "cjs", "tsx", "jsx"].map((ending) => `${GRAMMARS}.${ending}`).find(has);
  if (name === undefined) return {};
  const file = below(folder, name);
  const text = textOf(file);
  const beside = [...text.matchAll(/["'](\.{1,2}\/[^"']+)["']/g)].flatMap(([, written = ""]) => {
    const path = below(name.slice(0, name.lastIndexOf("/")), written);
    return ["", ".js", ".ts"].map((ending) => path + ending).find(isFileName(has)) ?? [];
  });
  const texts = [text, ...beside.map((path) => textOf(below(folder, path)))];
  return { grammars: { file, digest: String(hashOf(texts.join("\n"))) } };
}

/** Whether a path is that of a file that is there, by its ending. */
function isFileName(has: (path: string) => boolean) {
  return (path: string) => /\.\w+$/.test(path) && has(path);
}

/** How many names are offered in the place of one that nobody knows. */
const MOST_OFFERED = 3;

/** What is said of languages for which Prism has no grammar. */
function unknownLanguages(languages: readonly string[]): Note[] {
  const { meta: _meta, ...grammars } = components as Record<string, { alias?: string | string[] }>;
  const aliases = Object.values(grammars).flatMap(({ alias = [] }) => alias);
  const known = new Set([...Object.keys(grammars), ...aliases]);
  return languages
    .filter((language) => !known.has(language))
    .map((language) => ({
      name: `themeConfig.prism.additionalLanguages: ${language}`,
      means: "Prism has no grammar of this name, and code in it is shown in one colour.",
      remedy: `Take it out, or write the name that is meant: ${nearestFirst(language, known).slice(0, MOST_OFFERED).join(", ")}.`,
    }));
}

type MagicComments = NonNullable<MarkdownInput["magicComments"]>;

/** Docusaurus' class of highlighted lines, which projects that have magic comments of their own name as well. */
const HIGHLIGHTED = "theme-code-block-highlighted-line";

/** Magic comments of which those that highlight lines give them the site's look. */
function withLook(comments: MagicComments): MagicComments {
  return comments.map((comment) =>
    comment.className === HIGHLIGHTED ? { ...comment, className: `highlighted ${HIGHLIGHTED}` } : comment,
  );
}

/** What changes the text of files before they are read: a function, and the marks by which blogs cut their posts. */
function sourceChange(folder: DocusaurusFolder, uses: readonly PluginUse[]): Pick<MarkdownInput, "changeSource"> {
  const { preprocessor, format, mdx1Compat } = folder.config.markdown;
  const markers = truncateMarkersOf(uses, folder);
  if (!preprocessor && markers.length === 0) return {};
  const change: ChangeSource = preprocessor ? mapPreprocessor(preprocessor, folder) : (text) => text;
  return {
    changeSource: (text, file) => {
      const isMdx = format === "mdx" || (format === "detect" && file.endsWith(".mdx"));
      return withTruncateMark(change(text, file), file, markers, isMdx && !mdx1Compat.comments);
    },
  };
}

function unreadOf(markdown: DocusaurusFolder["config"]["markdown"]): Note[] {
  const known = [...keysAt(docusaurusSchema, ["markdown"]), ...NEEDLESS];
  const keys = [
    ...Object.keys(markdown).filter((key) => !known.includes(key)),
    ...Object.entries(markdown.remarkRehypeOptions)
      .filter(([key, value]) => !(key in FOOTNOTES) || typeof value !== "string")
      .map(([key]) => `remarkRehypeOptions.${key}`),
    ...Object.keys(markdown.anchors)
      .filter((key) => key !== "maintainCase")
      .map((key) => `anchors.${key}`),
    ...Object.keys(markdown.hooks)
      .filter((key) => !HOOKS.includes(key))
      .map((key) => `hooks.${key}`),
  ];
  return keys.map((key) => ({
    name: `markdown.${key}`,
    means: "Markdown is read without it: it has no equivalent, and no effect.",
    remedy: "Take it out, or do the same with a remark or rehype plugin: these run.",
  }));
}
