import path from "node:path";
import type { Node } from "gatsby";
import type { z } from "zod";
import { unreadFrontMatter, lineOfKey, readYaml, splitFrontMatter } from "../../lib/content/front-matter";
import { readLeniently } from "../../lib/content/lenient-front-matter";
import type { PageFields } from "../../lib/content/page-fields";
import type { Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import type { CompiledFacts } from "../../mdx/compile/compile";
import { isCodePage } from "../../mdx/compile/code-page";
import { md5 } from "../../files/digest";
import type { SourceFile } from "../../mdx/compile/store";
import type { BuildContext } from "../context/context";
import { translatedFile } from "../../files/translated-file";
import { inTranslations, saidByOriginal, translatedText } from "./translated-text";
import { isChosen, type FileChoice } from "./chosen-files";
import { createContentNode, type FileFields, type FileNode, type NodeArgs } from "./content-node";
import { encodingProblems } from "./encoding";
import { hasDiagram } from "./has-diagram";
import { pathFrom } from "../../files/path-from";
import { withoutTrailingSlash } from "../../lib/routes/url";

/** Lines above front matter: the one with its opening mark. */
const LINES_ABOVE = 1;

/** What every page made from an MDX file keeps in its node, beside its feature's own fields. */
export type ContentFields = FileFields &
  Pick<
    CompiledFacts,
    | "toc"
    | "anchors"
    | "unparsed"
    | "links"
    | "cardLists"
    | "head"
    | "htmlClasses"
    | "assets"
    | "drawings"
    | "words"
    | "truncated"
  > & {
    /** What the file says at its beginning, where components of the site around parts of pages may ask for it. */
    written?: Record<string, unknown>;
    /** Folder that links such as `/a.mdx` start from. */
    contentRoot: string;
    /** The address from which relative ones in the page's links start. */
    linkBase: string;
    /** Where the compiled content is kept. */
    contentKey: string;
  };

/** The fields that a page needs to be routed, listed and checked; each feature's node has them. */
export type PageNode = Node & ContentFields & PageBasics;

type PageBasics = Pick<PageFields, "permalink" | "title" | "draft" | "unlisted" | "redirectFrom" | "image">;

/** An MDX file as a feature gets it: read, checked and compiled. */
export type MdxFile<Instance, FrontMatter> = {
  instance: Instance;
  /** Path from the site's root. */
  file: string;
  /** Path inside the instance's folder. */
  path: string;
  /** Read through the schema; what its valid keys say where it is not valid. */
  frontMatter: FrontMatter;
  /** Whether the front matter was valid. */
  isValid: boolean;
  /** The line of a key of the front matter. */
  lineOf: (key: string) => number | undefined;
  compiled: CompiledFacts;
};

/** What a feature makes of an MDX file. */
export type MdxResult = {
  /** The feature's own fields of the node. */
  fields: { permalink?: string; [field: string]: unknown };
  /** Whether the page is the index of a folder, so that its address ends in a slash wherever any does. */
  isIndex?: boolean;
  /** Folder that links such as `/a.mdx` start from. */
  contentRoot: string;
  problems?: Problem[];
  /** Files beside the page's own that the fields were made from, with their MD5. */
  dependencies?: Record<string, string>;
};

type Instance = { id: string; content: string } & FileChoice;

/** How a feature reads its MDX files. */
type MdxReading<I extends Instance, S extends z.ZodType> = {
  /** Type of the nodes that the files become. */
  nodeType: string;
  /** The instances whose folders hold the files. */
  instances: (site: Site) => readonly I[];
  frontMatter: S;
  /** Valid values for the keys that front matter must have, with which a page goes on where it lacks them. */
  fallback: z.input<S>;
  /**
   * Keys of front matter that say which page a file is, such as `id` and `slug`: a translation has those of its
   * original where it says none. In a project of Docusaurus it has its own alone, as there.
   */
  originalKeys?: readonly string[];
  /** Whether modules whose default export is a page are pages, too, as projects of Docusaurus have them. */
  takesCode?: boolean;
  read: (file: MdxFile<I, z.output<S>>, context: BuildContext) => MdxResult;
};

/** A feature's way from an `Mdx` node to a node of its own. */
export type MdxReader = {
  nodeType: string;
  /** What is to be compiled of a file of one of the feature's instances; undefined for any other file. */
  sourceOf: (file: FileNode, context: BuildContext) => SourceFile | undefined;
  /** Creates the node of a file of one of the feature's instances; resolves to false for any other file. */
  create: (args: NodeArgs, file: FileNode, mdx: Node, context: BuildContext) => Promise<boolean>;
  /** The same for a module whose default export is a page, where the instance takes such files. */
  createOfCode?: (args: NodeArgs, file: FileNode, context: BuildContext) => Promise<boolean>;
};

/** Makes a reader from what is a feature's own; a partial becomes no node. */
export function mdxReader<I extends Instance, S extends z.ZodType>(reading: MdxReading<I, S>): MdxReader {
  const { nodeType, instances, read } = reading;
  const instanceOf = ({ site }: BuildContext, { sourceInstanceName }: FileNode) =>
    instances(site).find(({ id }) => id === sourceInstanceName);
  /** What was read of files before there were nodes of them, by their paths; each is asked for once. */
  const early = new Map<string, Written<z.output<S>>>();
  const writtenIn = (file: string, source: string, context: BuildContext) => {
    const known = early.get(file);
    early.delete(file);
    return known?.source === source ? known : readWritten(file, source, reading, context);
  };
  const create: MdxReader["create"] = async (args, node, parent, context) => {
    const instance = instanceOf(context, node);
    if (!instance) return false;
    if (!isChosen(node.relativePath, instance)) return true;
    const place = pathFrom(context.root, node.absolutePath);
    const text = translatedText(place, context);
    const content = await readContent(writtenIn(place, text.source, context), context);
    const result = read({ instance, path: node.relativePath, ...content }, context);
    // What is wrong in another part of the site is told there, where all of the file is known.
    const isOutline = context.part?.compilesFile(content.file) === false;
    const readFile = { absolutePath: path.join(context.root, text.file), file: content.file, text: text.source };
    const lost = encodingProblems(readFile, context.site.lenient ? "warning" : "error");
    const problems = [...lost, ...(result.problems ?? [])];
    const dependencies = { ...result.dependencies, ...text.dependency };
    const own = { ...result, dependencies, problems: isOutline ? [] : problems };
    const all = nodeFieldsOf(content, own, context.site);
    const fields = { ...all, problems: inTranslations(all.problems, context) };
    await createContentNode(args, context, { type: nodeType, parent, fields });
    return true;
  };
  const sourceOf: MdxReader["sourceOf"] = (node, context) => {
    const instance = instanceOf(context, node);
    const file = pathFrom(context.root, node.absolutePath);
    if (!instance || !isChosen(node.relativePath, instance) || context.part?.compilesFile(file) === false)
      return undefined;
    const written = readWritten(file, translatedText(file, context).source, reading, context);
    early.set(file, written);
    return sourceFileOf(written);
  };
  return {
    nodeType,
    create,
    sourceOf,
    ...(reading.takesCode && {
      createOfCode: async (args, file, context) =>
        isCodePage(file.relativePath) && context.site.lenient && create(args, file, file, context),
    }),
  };
}

/** What stands for the content of a file of another part of the site, whose anchors nobody here knows. */
const OUTLINE: { compiled: CompiledFacts; contentKey: string } = {
  contentKey: "",
  compiled: {
    firstParagraph: "",
    words: 0,
    truncated: false,
    unparsed: true,
    toc: [],
    anchors: [],
    links: [],
    cardLists: [],
    head: [],
    problems: [],
    drawings: [],
    unreleased: [],
    dependencies: {},
    assets: {},
  },
};

/**
 * A content file as it is written: its text, the YAML of its front matter, and what the schema makes of that. `others`
 * are keys that it does not know, and that content may ask for.
 */
type Written<F> = { file: string; source: string; yaml: string; data: F; problems: Problem[]; others?: object };

function readWritten<S extends z.ZodType>(
  file: string,
  source: string,
  reading: Pick<MdxReading<Instance, S>, "frontMatter" | "fallback" | "originalKeys">,
  context: BuildContext,
): Written<z.output<S>> {
  const { frontMatter: schema, fallback, originalKeys } = reading;
  const { root, site } = context;
  const { yaml } = isCodePage(file) ? { yaml: "" } : splitFrontMatter(source);
  // Docusaurus gives `parseFrontMatter` the file whose text it reads, which may be the translation.
  const read = site.lenient ? translatedFile(root, file, site.translations) : file;
  const kept = site.lenient ? {} : saidByOriginal(file, originalKeys, context);
  const isChanged = site.frontMatter !== undefined || Object.keys(kept).length > 0;
  const whole = (own: Record<string, unknown>) => ({ ...kept, ...own });
  const change = (own: Record<string, unknown>) => (site.frontMatter ? site.frontMatter(whole(own), read) : whole(own));
  const written = { yaml, file, linesAbove: LINES_ABOVE, what: "front matter", ...(isChanged && { change }) };
  return { file, source, yaml, ...(site.lenient ? readLeniently : readYaml)(written, schema, fallback) };
}

function sourceFileOf({ file, source, data, others }: Written<unknown>): SourceFile {
  return {
    file,
    digest: md5(source),
    hasDiagram: hasDiagram(source),
    frontMatter: { ...others, ...(data as Record<string, unknown>) },
  };
}

type ReadContent<F> = Pick<MdxFile<unknown, F>, "file" | "frontMatter" | "isValid" | "lineOf" | "compiled"> & {
  contentKey: string;
  problems: Problem[];
  written: Record<string, unknown>;
};

async function readContent<F>(written: Written<F>, { compiler, part }: BuildContext): Promise<ReadContent<F>> {
  const { file, source, yaml, data, problems, others } = written;
  if (part?.compilesFile(file) === false)
    return { file, frontMatter: data, isValid: true, lineOf: lineIn(yaml), ...OUTLINE, problems: [], written: {} };
  const { key, facts } = await compiler.factsOf(sourceFileOf(written));
  const { description, keywords, image } = facts;
  const told = Object.entries({ description, keywords, image }).filter(([, value]) => value !== undefined);
  const frontMatter = { ...(data as object), ...Object.fromEntries(told) } as F;
  const unread = unreadFrontMatter(source);
  const all = [...(unread ? [{ file, ...unread }] : []), ...problems];
  return {
    file,
    frontMatter,
    isValid: all.length === 0,
    lineOf: lineIn(yaml),
    compiled: facts,
    contentKey: key,
    problems: all,
    written: { ...others, ...(frontMatter as object) },
  };
}

function lineIn(yaml: string): (key: string) => number | undefined {
  return (key) => {
    const line = lineOfKey(yaml, key);
    return line && line + LINES_ABOVE;
  };
}

function nodeFieldsOf(
  content: ReadContent<unknown>,
  result: MdxResult,
  { relativeLinks, themeParts }: Pick<Site, "relativeLinks" | "themeParts">,
): Omit<ContentFields, "gitDate" | "gitDigest" | "buildDigest"> {
  const { toc, anchors, unparsed, links, head, htmlClasses, assets, drawings } = content.compiled;
  const { cardLists, words, truncated, dependencies, problems } = content.compiled;
  return {
    ...result.fields,
    toc,
    anchors,
    unparsed,
    links,
    head,
    assets,
    drawings,
    cardLists,
    words,
    truncated,
    ...(htmlClasses && { htmlClasses }),
    ...(Object.keys(themeParts).length > 0 && { written: content.written }),
    dependencies: { ...dependencies, ...result.dependencies },
    file: content.file,
    contentRoot: result.contentRoot,
    linkBase: linkBaseOf(result, relativeLinks),
    contentKey: content.contentKey,
    problems: [...content.problems, ...problems, ...(result.problems ?? [])],
  };
}

function linkBaseOf({ fields: { permalink = "/" }, isIndex }: MdxResult, relativeLinks: Site["relativeLinks"]): string {
  const isFolder = relativeLinks === "folder" || (relativeLinks === "written" && isIndex === true);
  return isFolder ? permalink : withoutTrailingSlash(permalink);
}
