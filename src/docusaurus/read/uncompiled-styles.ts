import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { compareText } from "../../lib/values/compare-text";
import { firstOnes } from "../../lib/values/first-ones";
import { sassOf } from "../../mdx/compile/bundles/sass";
import type { Note } from "../note";

/** What is said of stylesheets of a project's components that nothing compiles to CSS. */
export function uncompiledStyles(project: string): Note[] {
  const folder = path.join(project, "src");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .sort(compareText);
  const sass = files.filter((file) => /\.s[ac]ss$/.test(file));
  const less = files.filter((file) => file.endsWith(".less"));
  return [
    ...(sass.length > 0 && !sassOf(project) ? [noteOf(sass, "install the project's packages, among them `sass`")] : []),
    ...(less.length > 0 ? [noteOf(less, "write them as CSS or Sass: Less is not compiled here")] : []),
  ];
}

function noteOf(files: readonly string[], remedy: string): Note {
  return {
    name: `src: ${firstOnes(files)}`,
    means: "Components that import these stylesheets have none of their rules and classes.",
    remedy: `To have them, ${remedy}.`,
  };
}
