import path from "node:path";
import { lineWhere } from "../../lib/content/line-where";

/** Whether a file is a module whose default export is a page, and no page of MDX. */
export function isCodePage(file: string): boolean {
  return /\.[jt]sx?$/.test(file) && !file.endsWith(".d.ts");
}

/** The MDX that stands for such a module: a page that shows it and nothing else. */
export function codePageSource(file: string): string {
  return `import CodePage from "./${path.posix.basename(file)}";\n\n<CodePage />\n`;
}

/** The first line of such a module on which an address stands in quotes; undefined where it is made by code. */
export function lineOfAddress(text: string, address: string): number | undefined {
  return lineWhere(text, (line) => ["'", '"', "`"].some((quote) => line.includes(`${quote}${address}${quote}`)));
}
