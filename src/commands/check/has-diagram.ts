import { readFileSync } from "node:fs";

/** Whether an MDX file holds a diagram, which takes far longer than all else. */
export function hasDiagram(absolutePath: string): boolean {
  return /^\s*```mermaid|<Mermaid\b/m.test(readFileSync(absolutePath, "utf8"));
}
