import type { Module, RspackError } from "@rspack/core";
import { pathFrom } from "../../files/path-from";

/** What Gatsby reads of an error; the place counts lines from 1. */
type WebpackError = { name: string; message: string; module: unknown; loc: unknown };

/** The place in a message with lines of the file, which names the line from 1 and the column from 0. */
const PLACE = /╭─\[(?:.*:)?(\d+):(\d+)\]/;

/** What goes before the message of a mistake in settings, which names its own file, and each line's frame. */
const OF_SETTINGS = /site-settings-loader\.cjs\):\s*╰─▶\s*×\s*/;
const LINE_FRAME = /^\s*│ ?/gm;

/** Errors as Gatsby reads webpack's. Of a template, which develop asks for twice, each is told once. */
export function asOfWebpack(errors: readonly RspackError[], root: string): WebpackError[] {
  const read = errors.map((error) => errorOf(error, root));
  return [...new Map(read.map((error) => [error.message, error])).values()];
}

/**
 * An error as Gatsby reads webpack's: of the message alone it would show the first line, and for some no place. Where
 * its output goes to a file or a pipe it shows no file, so the message begins with that, from the site's root.
 */
function errorOf({ name, message, module, loc }: RspackError, root: string): WebpackError {
  const [, inSettings] = message.split(OF_SETTINGS);
  if (inSettings !== undefined)
    return { name, message: inSettings.replace(LINE_FRAME, "").trim(), module: undefined, loc: undefined };
  const [, line, column] = PLACE.exec(message) ?? [];
  const place = line === undefined ? undefined : { start: { line: Number(line), column: Number(column) } };
  const told = [fileOf(module, root), line, column].filter(Boolean).join(":");
  return { name, message: `${told}\n${message.trim()}`.trim(), module, loc: loc ?? place };
}

function fileOf(module: (Module & { resource?: string }) | null | undefined, root: string): string {
  const file = module?.resource?.replace(/\?.*$/, "");
  return file ? pathFrom(root, file) : "";
}
