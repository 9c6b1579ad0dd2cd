import { readFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import type { z } from "zod";
import { isUnclosed, lineOfKey, readYaml, splitFrontMatter } from "../../lib/front-matter";
import type { PageFields } from "../../lib/page-fields";
import type { Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import type { CompiledFacts } from "../../mdx/compile/compile";
import { md5 } from "../../mdx/compile/digest";
import type { BuildContext } from "../context/context";
import { createContentNode, isPartial, type FileFields, type FileNode, type NodeArgs } from "./content-node";

/** Lines above front matter: the one with its opening mark. */
const LINES_ABOVE = 1;

/** What every page made from an MDX file keeps in its node, beside its feature's own fields. */
export type ContentFields = FileFields &
  Pick<
    CompiledFacts,
    "toc" | "anchors" | "unparsed" | "links" | "cardLists" | "head" | "assets" | "drawings" | "words" | "truncated"
  > & {
    /** Folder that links such as `/a.mdx` start from. */
    contentRoot: string;
    /** Where the compiled content is kept. */
    contentKey: string;
  };

/** The fields that a page needs to be routed, listed and checked; each feature's node has them. */
export type PageNode = Node & ContentFields & PageBasics;

type PageBasics = Pick<PageFields, "permalink" | "title" | "draft" | "unlisted" | "redirectFrom">;

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
  fields: object;
  /** Folder that links such as `/a.mdx` start from. */
  contentRoot: string;
  problems?: Problem[];
  /** Files beside the page's own that the fields were made from, with their MD5. */
  dependencies?: Record<string, string>;
};

type Instance = { id: string; content: string };

/** How a feature reads its MDX files. */
export type MdxReading<I extends Instance, S extends z.ZodType> = {
  /** Type of the nodes that the files become. */
  nodeType: string;
  /** The instances whose folders hold the files. */
  instances: (site: Site) => readonly I[];
  frontMatter: S;
  read: (file: MdxFile<I, z.output<S>>, context: BuildContext) => MdxResult;
};

/** A feature's way from an `Mdx` node to a node of its own. */
export type MdxReader = {
  nodeType: string;
  /** Creates the node of a file of one of the feature's instances; resolves to false for any other file. */
  create: (args: NodeArgs, file: FileNode, mdx: Node, context: BuildContext) => Promise<boolean>;
};

/** Makes a reader from what is a feature's own; a partial becomes no node. */
export function mdxReader<I extends Instance, S extends z.ZodType>(reading: MdxReading<I, S>): MdxReader {
  const { nodeType, instances, frontMatter: schema, read } = reading;
  return {
    nodeType,
    create: async (args, node, mdx, context) => {
      const instance = instances(context.site).find(({ id }) => id === node.sourceInstanceName);
      if (!instance) return false;
      if (isPartial(node.relativePath)) return true;
      const source = readFileSync(node.absolutePath, "utf8");
      const content = await readContent(sitePathOf(node.absolutePath, context.root), source, schema, context);
      const result = read({ instance, path: node.relativePath, ...content }, context);
      await createContentNode(args, context, { type: nodeType, parent: mdx, fields: nodeFieldsOf(content, result) });
      return true;
    },
  };
}

/** The path of a file from the site's root, with forward slashes. */
export function sitePathOf(absolute: string, root: string): string {
  return path.relative(root, absolute).split(path.sep).join("/");
}

type ReadContent<F> = Pick<MdxFile<unknown, F>, "file" | "frontMatter" | "isValid" | "lineOf" | "compiled"> & {
  contentKey: string;
  problems: Problem[];
};

async function readContent<S extends z.ZodType>(
  file: string,
  source: string,
  schema: S,
  { compiler, site }: BuildContext,
): Promise<ReadContent<z.output<S>>> {
  const { yaml } = splitFrontMatter(source);
  const change = site.frontMatter && ((written: Record<string, unknown>) => site.frontMatter?.(written, file));
  const { data, problems } = readYaml({ yaml, file, linesAbove: LINES_ABOVE, what: "front matter", change }, schema);
  const { key, facts } = await compiler.factsOf({
    file,
    digest: md5(source),
    frontMatter: data as Record<string, unknown>,
  });
  const frontMatter = facts.image === undefined ? data : ({ ...(data as object), image: facts.image } as z.output<S>);
  const lineOf = (name: string) => {
    const line = lineOfKey(yaml, name);
    return line && line + LINES_ABOVE;
  };
  const all = [...(isUnclosed(source) ? [unclosed(file)] : []), ...problems];
  return { file, frontMatter, isValid: all.length === 0, lineOf, compiled: facts, contentKey: key, problems: all };
}

function unclosed(file: string): Problem {
  return {
    ...{ severity: "error", file, line: 1 },
    message: "The front matter that begins here is never closed, so readers see it as text.",
    remedy: "Close it with a line `---` below its last key.",
  };
}

function nodeFieldsOf(
  content: ReadContent<unknown>,
  result: MdxResult,
): Omit<ContentFields, "gitDate" | "buildDigest"> {
  const { toc, anchors, unparsed, links, head, assets, drawings } = content.compiled;
  const { cardLists, words, truncated, dependencies, problems } = content.compiled;
  return {
    ...result.fields,
    ...{ toc, anchors, unparsed, links, head, assets, drawings, cardLists, words, truncated },
    dependencies: { ...dependencies, ...result.dependencies },
    file: content.file,
    contentRoot: result.contentRoot,
    contentKey: content.contentKey,
    problems: [...content.problems, ...problems, ...(result.problems ?? [])],
  };
}
