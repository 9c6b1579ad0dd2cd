import { affordable } from "../../lib/affordable";
import { nearestFirst, nearOnes, type Problem } from "../../lib/problem";
import { byFile, type ListedDoc } from "./nodes";
import type { VersionContent } from "./version-content";

/** The line of a key in the front matter of a file, from 1; the first one where the key is not there. */
type LineOf = (file: string, key: string) => number;

/** An error for each doc whose id another one of its version has already. */
export function twiceUsedIds(docs: ListedDoc[], lineOf: LineOf): Problem[] {
  const firstOf = new Map<string, ListedDoc>();
  return byFile(docs).flatMap((doc) => {
    const first = firstOf.get(doc.docId);
    if (!first) {
      firstOf.set(doc.docId, doc);
      return [];
    }
    return [
      {
        severity: "error" as const,
        file: doc.file,
        line: lineOf(doc.file, "id"),
        message: `The doc id '${doc.docId}' is used twice: also by ${first.file}.`,
        remedy: "Rename one of the files, or give one of them another `id` in its front matter.",
      },
    ];
  });
}

/** Errors of front matter that names a sidebar or a doc which the version does not have. */
export function wrongReferences({ docs, sidebars, draftIds }: VersionContent, lineOf: LineOf): Problem[] {
  const ids = new Set([...docs.map((doc) => doc.docId), ...draftIds]);
  const docsLike = affordable((id) => nearOnes(id, ids), ids.size);
  return docs.flatMap((doc) => {
    const problems: Problem[] = [];
    const at = { severity: "error" as const, file: doc.file };
    if (doc.displayedSidebar && !Object.hasOwn(sidebars, doc.displayedSidebar)) {
      problems.push({
        ...at,
        line: lineOf(doc.file, "displayed_sidebar"),
        message: `Can't find any sidebar with id '${doc.displayedSidebar}' (front matter \`displayed_sidebar\`).`,
        remedy: "Write the id of a sidebar of this version, or `null` for none.",
        choices: nearestFirst(doc.displayedSidebar, Object.keys(sidebars)),
      });
    }
    for (const [key, id] of [
      ["pagination_prev", doc.paginationPrevious],
      ["pagination_next", doc.paginationNext],
    ] as const) {
      if (!id || ids.has(id)) continue;
      problems.push({
        ...at,
        line: lineOf(doc.file, key),
        message: `Couldn't find any doc with id '${id}' (front matter \`${key}\`).`,
        remedy: "Write the id of a doc of this version, or `null` for no link.",
        choices: docsLike(id),
      });
    }
    return problems;
  });
}
