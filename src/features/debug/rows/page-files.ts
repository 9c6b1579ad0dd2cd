import { statSync } from "node:fs";
import path from "node:path";

/** Bytes of the files of a page, as they lie in `public`, before compression. */
export type PageBytes = { html: number; data: number; sidebar: number; scripts: number };

/** A page whose files are to be measured; `scripts` are those that its HTML names. */
type MeasuredPage = {
  route: string;
  htmlFile: string;
  scripts: readonly string[];
  sidebarFile?: string;
};

/** The names of the scripts that a page's HTML names. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]*\ssrc="([^"]+\.js)"/g)].map(([, src = ""]) => `/${path.basename(src)}`);
}

/** Returns what measures the files of pages in a folder such as `public`; a script is looked at once for all pages. */
export function pageBytesReader(folder: string): (page: MeasuredPage) => PageBytes {
  const known = new Map<string, number>();
  const bytesOf = (file: string) => {
    const bytes = known.get(file) ?? sizeOf(path.join(folder, file));
    known.set(file, bytes);
    return bytes;
  };
  return ({ route, htmlFile, scripts, sidebarFile }) => ({
    html: sizeOf(htmlFile),
    data: sizeOf(path.join(folder, "page-data", route === "/" ? "index" : route, "page-data.json")),
    sidebar: sidebarFile ? bytesOf(`sidebars/${sidebarFile}.json`) : 0,
    scripts: scripts.reduce((sum, file) => sum + bytesOf(file), 0),
  });
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
