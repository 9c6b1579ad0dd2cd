import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compareText } from "../../lib/values/compare-text";
import { firstOnes } from "../../lib/values/first-ones";
import { pathFrom } from "../../files/path-from";
import { firstLineOf, type Note } from "../note";
import { entryParts } from "../plugins";

type Processor = { process: (css: string, options: { from: string }) => Promise<{ css: string }> };
type PostCss = (plugins: readonly unknown[]) => Processor;

/** What a project's own plugins add to PostCSS, and the stylesheets that its configuration names, absolute. */
type ToCompile = { project: string; plugins: readonly unknown[]; named: readonly string[] };
/** CSS by the absolute file of its stylesheet. */
type Texts = ReadonlyMap<string, string>;

/**
 * The stylesheets of a project that its own plugins of PostCSS change, with what these make of them. What fails, and
 * where the project has no PostCSS, is named.
 */
export async function compiledStyles(asked: ToCompile): Promise<{ texts: Texts; notes: Note[] }> {
  const { project, plugins } = asked;
  const texts = new Map<string, string>();
  const failures = new Map<string, string[]>();
  const fail = (name: string, error: unknown) => {
    const said = firstLineOf(error);
    failures.set(said, [...(failures.get(said) ?? []), name]);
  };
  const processor = plugins.length > 0 ? processorOf(asked, fail) : undefined;
  for (const file of processor ? stylesheetsOf(asked) : []) {
    const text = readFileSync(file, "utf8");
    try {
      const { css = text } = (await processor?.process(text, { from: file })) ?? {};
      if (css !== text) texts.set(file, css);
    } catch (error) {
      fail(pathFrom(project, file), error);
    }
  }
  return { texts, notes: [...failures].map(([said, names]) => failureNote(names, said)) };
}

function processorOf(
  { project, plugins }: ToCompile,
  fail: (name: string, error: unknown) => void,
): Processor | undefined {
  try {
    const own = createRequire(path.join(project, "package.json"));
    return (own("postcss") as PostCss)(plugins.map((plugin) => made(plugin, own)));
  } catch (error) {
    fail("postcss", error);
    return undefined;
  }
}

/** A plugin as PostCSS takes it: one that is named is a package of the project, which options may follow. */
function made(plugin: unknown, own: NodeJS.Require): unknown {
  const [what, options] = entryParts(plugin);
  const make: unknown = typeof what === "string" ? own(what) : what;
  return typeof make === "function" && (typeof what === "string" || options !== undefined)
    ? (make as (options: unknown) => unknown)(options)
    : make;
}

/** Those of `src`, and those that the configuration names. */
function stylesheetsOf({ project, named }: ToCompile): string[] {
  const folder = path.join(project, "src");
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const all = [...found.map((file) => path.join(folder, file)), ...named];
  return [...new Set(all)].filter((file) => file.endsWith(".css") && existsSync(file)).sort(compareText);
}

function failureNote(names: readonly string[], said: string): Note {
  return {
    name: `configurePostCss: ${firstOnes(names)}`,
    means: `What PostCSS makes is missing, and stylesheets are taken as they are written: ${said}`,
    remedy: "Install the project's packages, among them `postcss`, or mend the stylesheet.",
  };
}
