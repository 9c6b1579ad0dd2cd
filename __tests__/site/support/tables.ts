import { runInNewContext } from "node:vm";

/** A row of a table of options: its names, and the default where that is written as a value of JavaScript. */
type OptionRow = { names: string[]; literal?: { value: unknown } };

/** The rows of the tables below a heading of an MDX source, up to the next heading. */
export function rowsBelow(source: string, id: string): OptionRow[] {
  const lines = source.split("\n");
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.includes(`{#${id}}`));
  if (start < 0) throw new Error(`There is no heading '{#${id}}'.`);
  const length = lines.slice(start + 1).findIndex((line) => /^#+ /.test(line));
  const section = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  return section.flatMap((line, index) => {
    const header = headerOf(section, index);
    if (!line.startsWith("| ") || !header || header === line || /^\| -/.test(line)) return [];
    const columns = cellsOf(header);
    if (!/^(?:Option|Field)$/.test(columns[0] ?? "")) return [];
    const cells = cellsOf(line);
    return [{ names: namesIn(cells[0] ?? ""), literal: literalIn(cells[columns.indexOf("Default")]) }];
  });
}

/** The first line of the table that a line is in. */
function headerOf(lines: string[], index: number): string | undefined {
  let first = index;
  while (lines[first - 1]?.startsWith("| ")) first -= 1;
  return lines[first];
}

function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? "");
}

/** What a cell that is one code span says as JavaScript; nothing where it is prose or no value. */
function literalIn(cell: string | undefined): { value: unknown } | undefined {
  const code = /^`([^`]+)`$/.exec(cell ?? "")?.[1];
  if (code === undefined) return undefined;
  try {
    return { value: runInNewContext(`(${code.replaceAll("\\|", "|")})`) as unknown };
  } catch {
    return undefined;
  }
}
