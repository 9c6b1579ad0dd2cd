/** The path of a file from a folder, with `..` where it leads out of it; both are named from the same place. */
export function withinFolder(folder: string, file: string): string {
  const from = below("", folder).split("/");
  const to = below("", file).split("/");
  const shared = to.findIndex((part, index) => part !== from[index]);
  const common = shared < 0 ? to.length : shared;
  return [...from.slice(common).map(() => ".."), ...to.slice(common)].join("/");
}

/** A path below a folder, from where the folder is named: with `/`, without `.`, empty parts and a `/` at its end. */
export function below(folder: string, path: string): string {
  const kept: string[] = [];
  for (const part of [...folder.split("/"), ...path.split("/")]) {
    if (part === "" || part === ".") continue;
    if (part === ".." && kept.length > 0 && kept.at(-1) !== "..") kept.pop();
    else kept.push(part);
  }
  return `${folder.startsWith("/") ? "/" : ""}${kept.join("/")}`;
}

/** Whether a path from a folder leads out of it. */
export function isAbove(path: string): boolean {
  return path === ".." || path.startsWith("../");
}

/** The name at the end of a path: that of the file, without its folders. */
export function lastName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
