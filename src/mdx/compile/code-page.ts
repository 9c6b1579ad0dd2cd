import { readFileSync } from "node:fs";
import path from "node:path";
import { lineWhere } from "../../lib/content/line-where";

/** Whether a file is a module whose default export is a page, and no page of MDX. */
export function isCodePage(file: string): boolean {
  return /\.[jt]sx?$/.test(file) && !file.endsWith(".d.ts");
}

/** Where a module takes its prop `config`: `props.config`, `{ config } = props`, or a parameter `({ config })`. */
const TAKES_CONFIG = /\bprops\.config\b|\bconfig\b[^();]*\}\s*(?:=\s*(?:this\.)?props\b|[:)])/;

/**
 * The MDX that stands for such a module: a page that shows it and nothing else. Docusaurus gives its configuration to
 * pages as a prop: one whose text takes that has it, as data in the page.
 */
export function codePageSource(file: string, text: string): string {
  const page = `import CodePage from "./${path.posix.basename(file)}";\n`;
  if (!TAKES_CONFIG.test(text)) return `${page}\n<CodePage />\n`;
  return `${page}import config from "@generated/docusaurus.config";\n\n<CodePage config={config} />\n`;
}

/** The first line of such a module on which an address stands in quotes; undefined where it is made by code. */
export function lineOfAddress(text: string, address: string): number | undefined {
  return lineWhere(text, (line) => ["'", '"', "`"].some((quote) => line.includes(`${quote}${address}${quote}`)));
}

const LAYOUT = /["'`]@theme(?:-original|-init)?\/Layout["'`/]/;

/**
 * The classes of `<html>` by which a page has no frame, as one whose modules ask for no layout of Docusaurus; empty for
 * others. `files` are those modules, from `root`; packages among them are passed over.
 */
export function framelessClasses(files: readonly string[], root: string): string {
  const own = files.filter((file) => isCodePage(file) && !file.includes("node_modules/"));
  const asks = own.some((file) => LAYOUT.test(readFileSync(path.join(root, file), "utf8")));
  return asks ? "" : "without-announcement without-navbar without-footer";
}
