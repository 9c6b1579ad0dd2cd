import { stringify } from "yaml";
import type { z } from "zod";
import { readYamlData } from "../../lib/content/front-matter";
import { formatProblem } from "../../lib/problem";
import type { NewFile } from "./kinds";

/**
 * The text of a new file, as the build reads it; throws with line, problem and remedy where the kind's schema refuses
 * it. What was not answered is left out.
 */
export function fileText({ file, data, body }: NewFile, schema: z.ZodType): string {
  if (file.split("/").includes("..")) throw new Error(`${file} leads out of the folder. Write a path without \`..\`.`);
  const answered = Object.entries(data).filter(([, value]) => value !== "" && value !== undefined);
  const yaml = stringify(Object.fromEntries(answered), { lineWidth: 0 });
  const { problems } = readYamlData({ yaml, file, linesAbove: body === undefined ? 0 : 1, what: "file" }, schema);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join("\n"));
  return body === undefined ? yaml : `---\n${yaml}---\n\n${body}`;
}
