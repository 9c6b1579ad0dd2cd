import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

type Sass = { compile: (file: string, options: object) => { css: string; loadedUrls?: URL[] } };

/** Compiles a stylesheet: its CSS, and the files that it is made of; throws where there is a mistake in it. */
export type CompileSass = (file: string) => { css: string; files: string[] };

/** The compiler of Sass that a project has; undefined where it has none. */
export function sassOf(project: string): CompileSass | undefined {
  let sass: Sass;
  try {
    sass = createRequire(path.join(project, "package.json"))("sass") as Sass;
  } catch {
    return undefined;
  }
  return (file) => {
    const loadPaths = [project, path.join(project, "node_modules")];
    const { css, loadedUrls = [] } = sass.compile(file, { loadPaths, quietDeps: true });
    const files = loadedUrls.filter(({ protocol }) => protocol === "file:").map((url) => fileURLToPath(url));
    return { css, files };
  };
}
