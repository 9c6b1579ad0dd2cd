/** What a mark in a page says is unreleased: a pull request, and the names of what it brings. */
type UnreleasedMark = { pr: number; names: string[] };

const MARK = /<Unreleased\b([^>]*)\/>|^:::unreleased(?:\[[^\]]*\])?\{([^}]*)\}/gm;

/** The marks of an MDX source. */
export function marksIn(source: string): UnreleasedMark[] {
  return [...source.matchAll(MARK)].map(([, ofTag, ofContainer]) => {
    const attributes = ofTag ?? ofContainer ?? "";
    const names = /names="([^"]*)"/.exec(attributes)?.[1]?.split(",") ?? [];
    return { pr: Number(/pr=\{?(\d+)/.exec(attributes)?.[1]), names: names.map((name) => name.trim()) };
  });
}

/**
 * The lines of an MDX source that name something unreleased without a mark: none on the line itself, and no
 * `:::unreleased` right below a heading that the line stands under. Each is `line: name`.
 */
export function unmarkedNames(source: string, names: readonly string[]): string[] {
  const lines = source.split("\n");
  const marked = markedLines(lines);
  return lines.flatMap((line, index) =>
    marked[index] ? [] : names.filter((name) => mentions(line, name)).map((name) => `${index + 1}: ${name}`),
  );
}

/** Whether text holds a name as a word of its own, in whatever case. */
function mentions(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!\\w)${escaped}(?!\\w)`, "i").test(text);
}

function markedLines(lines: string[]): boolean[] {
  /** Levels of the headings above the line whose sections are marked. */
  let sections: number[] = [];
  let fence = "";
  return lines.map((line, index) => {
    const marker = /^\s*(`{3,})/.exec(line)?.[1] ?? "";
    if (marker !== "" && (fence === "" || marker.length >= fence.length)) fence = fence === "" ? marker : "";
    const level = fence === "" ? (/^(#+) /.exec(line)?.[1]?.length ?? 0) : 0;
    if (level > 0) {
      sections = sections.filter((outer) => outer < level);
      const first = lines.slice(index + 1).find((next) => next.trim() !== "") ?? "";
      if (first.startsWith(":::unreleased")) sections.push(level);
    }
    return sections.length > 0 || line.includes("<Unreleased");
  });
}
