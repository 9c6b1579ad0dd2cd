import { existsSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import type { Location, Message } from "esbuild";
import { nearOnes } from "../../../lib/problem";
import { MdxError } from "../run/runtime";
import { MODULE_ENDINGS } from "./absent-modules";
import { moduleNameOf } from "./inline-modules";
import { STDIN } from "./site-options";
import { pathFrom } from "../../../files/path-from";

/** Modules that content can name without what is behind the last point of their name. */
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;

/** Why modules cannot be bundled, and the files, from the site's root, that may mend it once one of them changes. */
export class RefusedBundle extends MdxError {
  readonly files: readonly string[];
  constructor({ message, remedy, choices }: MdxError, files: readonly string[]) {
    super(message, remedy, choices);
    this.files = files;
  }
}

/** What esbuild says of modules that it cannot bundle, for the author of the content; other errors as they are. */
export function refusalOf(error: unknown, sources: readonly string[], root: string): unknown {
  const { errors = [] } = error as { errors?: Message[] };
  const [first] = errors;
  return first ? new RefusedBundle(mistakeOf(first, sources.join(", "), root), awaited(errors, sources, root)) : error;
}

/** The files that esbuild could not read, and those that it looked for. */
function awaited(errors: readonly Message[], sources: readonly string[], root: string): string[] {
  const named = sources.filter((source) => source.startsWith("./")).map((source) => path.posix.normalize(source));
  const read = errors.flatMap(({ location }) => (isInModule(location) ? ownPath(location.file, root) : []));
  const lacked = errors.flatMap(({ location, text }) => {
    const [, written] = /^Could not resolve "(\.[^"]*)"/.exec(text) ?? [];
    if (written === undefined || !isInModule(location)) return [];
    return path.posix.join(path.posix.dirname(ownPath(location.file, root)), written);
  });
  const modules = [...named, ...lacked].flatMap((module) =>
    CODE.test(module) ? [module] : MODULE_ENDINGS.map((ending) => module + ending),
  );
  return [...new Set([...read, ...modules])];
}

function isInModule(location: Message["location"]): location is Location {
  return location !== null && location.file !== STDIN;
}

function mistakeOf(first: Message, source: string, root: string): MdxError {
  const { location } = first;
  const isInside = isInModule(location);
  if (!isInside && source.startsWith("./") && first.text.startsWith("Could not resolve")) return noModule(source, root);
  const place = isInside ? ` (${ownPath(location.file, root)}:${location.line}:${location.column + 1})` : "";
  return new MdxError(
    `The module '${moduleNameOf(source)}' cannot be loaded: ${first.text}${place}.`,
    "Correct the path or the name of the package, or mend the module.",
  );
}

/** The mistake of an import, as named from the site's root, beside which there are others. */
function noModule(source: string, root: string): MdxError {
  const folder = path.join(root, path.dirname(source));
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => CODE.test(name)) : [];
  return new MdxError(
    `There is no module '${moduleNameOf(source)}'.`,
    "Correct the path: it is relative to this file, or from the site's root with `@site/`.",
    nearOnes(path.basename(source), files, 0),
  );
}

/** The path of a file from the site's root, also where the root is a folder of links to another one's files. */
function ownPath(file: string, root: string): string {
  const manifest = path.join(root, "package.json");
  const own = existsSync(manifest) ? path.dirname(realpathSync(manifest)) : root;
  const absolute = path.resolve(root, file);
  const isOwn = absolute.startsWith(own + path.sep);
  return pathFrom(isOwn ? own : root, absolute);
}
