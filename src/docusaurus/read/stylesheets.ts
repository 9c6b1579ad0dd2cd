import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { sassOf } from "../../mdx/compile/bundles/sass";
import type { PluginUse } from "../plugins";
import { withAddresses, type StyleFiles } from "./style-files";
import { isFileAt } from "../../files/is-file-at";

/** A stylesheet as it is named, and its CSS; without that where it is not there, or cannot be read. */
type Stylesheet = { file: string; css?: string };

/** A comment or a string: what looks like an import in one is none. */
const NO_RULE = /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/;
/**
 * An import of a file of the project or of a package, and the media that it is for: not of another site, and not of an
 * absolute address.
 */
const IMPORT =
  /@import\s+(?:url\(\s*)?["']?(\.{1,2}\/[^"')]+|~?@?[\w-]+(?:[/.][\w.@-]+)*)["']?\s*\)?(?:\s*|\s([^;"'/]*));/;
const OWN_IMPORT = new RegExp(`${NO_RULE.source}|${IMPORT.source}`, "g");
/** Behind the file: the layer that it becomes, what a browser has to know for it, and the media that it is for. */
const CONDITIONS =
  /^(?:layer\((?<layer>[^)]*)\)|(?<layered>layer\b))?\s*(?:supports\((?<supports>(?:[^()]|\([^()]*\))*)\))?\s*(?<media>.*)$/s;
/** What may be left out at the end of an imported file's name. */
const ENDINGS = ["", ".css", "/index.css"];

/**
 * The stylesheets that themes are given, with those that they import; Sass where the project has its compiler. The
 * files that they show join `files`.
 */
export function stylesOf(uses: readonly PluginUse[], files: StyleFiles): Stylesheet[] {
  return namedStyles(uses).map((name) => {
    const css = cssOf(path.resolve(files.project, name), files);
    return css === undefined ? { file: name } : { file: name, css };
  });
}

/** The stylesheets that themes are given, as they are written. */
export function namedStyles(uses: readonly PluginUse[]): string[] {
  return uses.flatMap(({ options: { customCss } }) => [customCss].flat()).filter((name) => typeof name === "string");
}

function cssOf(file: string, files: StyleFiles, parents: readonly string[] = []): string | undefined {
  if (parents.includes(file)) return undefined;
  const text = textOf(file, files);
  if (text === undefined) return undefined;
  const imported = (name: string) => importedFile(name, file, files.project);
  const whole = text.replace(
    OWN_IMPORT,
    // In the place of the import, where its addresses are those of its own file.
    (found: string, name?: string, written?: string) => {
      if (name === undefined) return found;
      const target = imported(name);
      const css = cssOf(target, files, [...parents, file]) ?? "";
      if (css === "" && textOf(target, files) === undefined) files.missingImports.add(name);
      return conditioned(css, written?.trim() ?? "");
    },
  );
  return withAddresses(whole, file, files);
}

/** The rules of an imported stylesheet, in what the import says behind the file. */
function conditioned(css: string, written: string): string {
  const { layer, layered, supports, media } = CONDITIONS.exec(written)?.groups ?? {};
  const around = [
    layer === undefined ? layered && "@layer" : `@layer ${layer}`,
    supports === undefined ? undefined : `@supports (${supports})`,
    media && `@media ${media}`,
  ];
  return around.reduce<string>((inner, rule) => (rule ? `${rule} {\n${inner}\n}` : inner), css);
}

function textOf(file: string, { project, compiled }: StyleFiles): string | undefined {
  if (!existsSync(file)) return undefined;
  if (file.endsWith(".css")) return compiled?.get(file) ?? readFileSync(file, "utf8");
  if (!/\.s[ac]ss$/.test(file)) return undefined;
  try {
    return sassOf(project)?.(file).css;
  } catch {
    // With a mistake in it, the stylesheet is named.
    return undefined;
  }
}

function importedFile(name: string, file: string, project: string): string {
  const beside = path.resolve(path.dirname(file), name);
  const found = ENDINGS.map((ending) => beside + ending).find(isFileAt);
  if (name.startsWith(".") || found !== undefined) return found ?? beside;
  try {
    return createRequire(path.join(project, "package.json")).resolve(name.replace(/^~/, ""));
  } catch {
    return beside;
  }
}
