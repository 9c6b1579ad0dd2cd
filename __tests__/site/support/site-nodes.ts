import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { z } from "zod";
import { isPartial } from "../../../src/build/nodes/content-node";
import { openSiteContext, type SiteContext } from "../../../src/build/context/context";
import { features } from "../../../src/features";
import type { FeaturePages, Page } from "../../../src/build/feature";
import { readAuthorsFile } from "../../../src/features/blog/files";
import { postFrontMatterSchema, postOf } from "../../../src/features/blog/post";
import { docFrontMatterSchema, docOf } from "../../../src/features/docs/doc";
import { readTagsFile } from "../../../src/build/nodes/tags-file";
import { readVersions } from "../../../src/features/docs/files";
import type { DocNode } from "../../../src/features/docs/nodes";
import { versionFolder, versionOfFile } from "../../../src/features/docs/version";
import { standaloneFrontMatterSchema, standaloneOf } from "../../../src/features/pages/standalone";
import { readYaml, splitFrontMatter } from "../../../src/lib/content/front-matter";
import { formatProblem } from "../../../src/lib/problem";
import type { SidebarItem } from "../../../src/lib/docs/sidebar-tree";

/** The site as it is configured. */
export const { site } = openSiteContext();

const headingLevels = { min: 2, max: 3 };
let root: string;

/**
 * Gives the tests of a file a root with the site's content and an empty `public`: sidebars are written there, and the
 * real one stays as it is.
 */
export function standOnContent(): void {
  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), "site-"));
    for (const folder of ["content", "src", "static"]) symlinkSync(path.resolve(folder), path.join(root, folder));
  });
  afterAll(() => rmSync(root, { recursive: true }));
}

/** The root that the present test stands on. */
export const contentRoot = (): string => root;

type ContentFile<F> = { path: string; file: string; frontMatter: F; contentTitle?: string; firstParagraph: string };

/** The pages of a content folder, with the title of the first heading; nothing is compiled. */
function filesOf<S extends z.ZodType>(folder: string, schema: S, fallback: z.input<S>): ContentFile<z.output<S>>[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.mdx?$/.test(name) && !isPartial(name))
    .sort();
  return names.map((name) => {
    const { yaml, body } = splitFrontMatter(readFileSync(path.join(folder, name), "utf8"));
    const change = (written: Record<string, unknown>) => site.frontMatter?.(written, name) ?? written;
    const { data, problems } = readYaml(
      { yaml, file: name, linesAbove: 1, what: "front matter", change },
      schema,
      fallback,
    );
    expect(problems.map(formatProblem)).toEqual([]);
    const contentTitle = /^# (.+)$/m.exec(body)?.[1]?.replace(/[`\\]/g, "");
    return { path: name, file: `${folder}/${name}`, frontMatter: data, contentTitle, firstParagraph: "" };
  });
}

/** The docs of all instances as nodes. */
export function docNodes(): DocNode[] {
  return site.docs.flatMap((instance) => {
    const { versions } = readVersions(root, instance);
    return filesOf(instance.content, docFrontMatterSchema, {}).map(({ path: relative, ...rest }) => {
      const place = versionOfFile(rest.file, instance, versions);
      if (!place) throw new Error(`${relative} belongs to no version`);
      const folder = versionFolder(instance, place.version);
      const tagsFile = readTagsFile(root, folder, instance.tagsFile).data;
      const showLastUpdate = { time: false, author: false };
      const { editUrl } = instance;
      const given = { tagsFile, editUrl, versionFolder: folder, showLastUpdate, headingLevels, unreleased: [] };
      const doc = docOf({ ...rest, ...place, ...given });
      return { ...doc, id: rest.file, file: rest.file, path: place.path } as unknown as DocNode;
    });
  });
}

function postNodes(): unknown[] {
  return site.blogs.flatMap((instance) => {
    const tagsFile = readTagsFile(root, instance.content, instance.tagsFile).data;
    const authorsFile = readAuthorsFile(root, instance).data;
    return filesOf(instance.content, postFrontMatterSchema, {}).map(({ file, ...rest }) => {
      const { post, problems } = postOf({
        instance,
        tagsFile,
        authorsFile,
        words: 100,
        truncated: true,
        now: "2024-06-01T00:00:00.000Z",
        headingLevels,
        ...rest,
      });
      expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
      return { ...post, id: file, file, contentRoot: instance.content, assets: {} };
    });
  });
}

function standaloneNodes(): unknown[] {
  return site.pages.flatMap((instance) =>
    filesOf(instance.content, standaloneFrontMatterSchema, {}).map(({ file, ...rest }) => ({
      ...standaloneOf({ instance, headingLevels, ...rest }),
      id: file,
      file,
    })),
  );
}

/** The context of a production build on the present root. */
export const siteContext = (): SiteContext => ({ root, site, production: true });

type Nodes = Record<string, unknown[]>;

/** The nodes of all content, by their types. */
export const contentNodes = (): Nodes => ({ Doc: docNodes(), BlogPost: postNodes(), SitePageMdx: standaloneNodes() });

/** The pages of a production build that content makes. */
export function builtPages(nodes: Nodes = contentNodes()): Page[] {
  const getNode = (id: string) =>
    Object.values(nodes)
      .flat()
      .find((node) => (node as { id: string }).id === id);
  const args = {
    getNode,
    getNodesByType: (type: string) => nodes[type] ?? [],
    actions: { createNode: () => undefined },
    createNodeId: (name: string) => name,
    createContentDigest: () => "",
  } as unknown as CreatePagesArgs;
  const made: FeaturePages[] = [];
  for (const feature of features)
    made.push(
      feature.pages?.(
        args,
        siteContext(),
        made.flatMap((part) => part.pages),
      ) ?? { pages: [] },
    );
  expect(made.flatMap((part) => part.problems ?? []).map(formatProblem)).toEqual([]);
  return made.flatMap((part) => part.pages);
}

/** A sidebar as text: an item a line, indented by its depth, with its label and where it leads. */
export function outline(items: readonly SidebarItem[], depth = 0): string[] {
  return items.flatMap((item) => {
    const indent = "  ".repeat(depth);
    if (item.type === "html") return [`${indent}(html)`];
    const line = `${indent}${item.label}${item.href ? ` → ${item.href}` : ""}${item.type === "link" && item.unlisted ? " (unlisted)" : ""}`;
    return item.type === "link" ? [line] : [line, ...outline(item.items, depth + 1)];
  });
}
