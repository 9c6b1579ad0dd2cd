import type { Page } from "../feature";
import type { PageNode } from "../nodes/mdx-reader";

type WrittenNode = Pick<PageNode, "id" | "file" | "written"> & { docId?: string };

/** Pages with what their files say by themselves, for components of a project around parts of pages. */
export function withWritten(
  pages: readonly Page[],
  nodes: readonly WrittenNode[],
  { siteFolder }: { siteFolder: string },
): Page[] {
  const known = new Map<string | undefined, WrittenNode>(nodes.map((node) => [node.id, node]));
  return pages.map((page) => {
    const { written, file = "", docId } = known.get(page.node) ?? {};
    if (!written) return page;
    const source = `@site/${file.startsWith(`${siteFolder}/`) ? file.slice(siteFolder.length + 1) : file}`;
    const own = { frontMatter: written, source, ...(docId !== undefined && { id: docId }) };
    return { ...page, frame: { ...page.frame, written: own } };
  });
}
