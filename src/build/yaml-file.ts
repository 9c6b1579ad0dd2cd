import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { readYaml } from "../lib/front-matter";
import type { Problem } from "../lib/problem";
import { md5 } from "../mdx/compile/digest";

/** A YAML or JSON file of the content folder, read through its schema. */
export type YamlFile<T> = {
  data: T;
  problems: Problem[];
  source: string;
  /** Path from the site's root and MD5, as nodes note what they were made from. */
  dependency: Record<string, string>;
};

/** Reads a YAML file (JSON is YAML too); undefined when there is none. */
export function readYamlFile<S extends z.ZodType>(root: string, file: string, what: string, schema: S): YamlFile<z.output<S>> | undefined {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return undefined;
  const source = readFileSync(absolute, "utf8");
  return { ...readYaml({ yaml: source, file, linesAbove: 0, what }, schema), source, dependency: { [file]: md5(source) } };
}
