import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { PluginUse } from "../plugins";

/** A stylesheet as it is named, and its CSS; without that where it is not there, or cannot be read. */
export type Stylesheet = { file: string; css?: string };

/** An import of a file of the project: not of another site, of a package, or of an absolute address. */
const OWN_IMPORT = /@import\s+(?:url\(\s*)?["']?(\.{1,2}\/[^"')]+|[\w-]+(?:\/[\w.-]+)*\.css)["']?\s*\)?\s*;/g;

type Sass = { compile: (file: string, options: object) => { css: string } };

/** The stylesheets that themes are given, with those that they import; Sass where the project has its compiler. */
export function stylesOf(uses: readonly PluginUse[], project: string): Stylesheet[] {
  const named = uses.flatMap(({ options: { customCss } }) => [customCss].flat());
  return named
    .filter((name) => typeof name === "string")
    .map((name) => {
      const css = cssOf(path.resolve(project, name), project);
      return css === undefined ? { file: name } : { file: name, css };
    });
}

function cssOf(file: string, project: string, parents: readonly string[] = []): string | undefined {
  if (!existsSync(file) || parents.includes(file)) return undefined;
  if (/\.s[ac]ss$/.test(file)) return cssOfSass(file, project);
  if (!file.endsWith(".css")) return undefined;
  return readFileSync(file, "utf8").replace(
    OWN_IMPORT,
    (written, name: string) => cssOf(path.resolve(path.dirname(file), name), project, [...parents, file]) ?? written,
  );
}

function cssOfSass(file: string, project: string): string | undefined {
  try {
    const sass = createRequire(path.join(project, "package.json"))("sass") as Sass;
    const loadPaths = [project, path.join(project, "node_modules")];
    return sass.compile(file, { loadPaths, quietDeps: true }).css;
  } catch {
    // Without the compiler, or with a mistake in it, the stylesheet is named.
    return undefined;
  }
}
