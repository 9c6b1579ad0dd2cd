/** What an import of files gives, their texts or their addresses, and the pattern of their absolute paths. */
export type FileRule = { source: string; flags: string; kind: "text" | "address" };

/** What an import of a file gives by the last rule for it; undefined where none is. `file` is an absolute path. */
export function fileKindOf(file: string, rules: readonly FileRule[] = []): FileRule["kind"] | undefined {
  return rules.findLast(({ source, flags }) => new RegExp(source, flags.replace(/[gy]/g, "")).test(file))?.kind;
}
