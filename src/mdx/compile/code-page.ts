import path from "node:path";

/** Whether a file is a module whose default export is a page, and no page of MDX. */
export function isCodePage(file: string): boolean {
  return /\.[jt]sx?$/.test(file) && !file.endsWith(".d.ts");
}

/** The MDX that stands for such a module: a page that shows it and nothing else. */
export function codePageSource(file: string): string {
  return `import CodePage from "./${path.posix.basename(file)}";\n\n<CodePage />\n`;
}
