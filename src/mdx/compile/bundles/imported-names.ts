import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FilePlace } from "../run/runtime";
import { partsThatFail } from "./absent-modules";
import { pathFrom } from "../../../files/path-from";

/** A name that a file imports of a module, and where. */
export type ImportedName = { name: string; place: FilePlace };

/**
 * The names that a file, given by its whole path, imports of a module in braces, with their places from the site's
 * root; none of types, and not `default`.
 */
export function importedNames(file: string, module: string, root: string): ImportedName[] {
  const text = readFileSync(file, "utf8");
  const own = pathFrom(root, file);
  return [...text.matchAll(/\bimport\s+(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*["']([^"']+)["']/dg)]
    .filter(([, , from]) => from === module)
    .flatMap(({ 1: names = "", indices }) => {
      const start = indices?.[1]?.[0] ?? 0;
      return [...names.matchAll(/(?<=^|,)\s*([\w$]+)(?=\s*(?:,|$|\sas\s))/g)].flatMap(
        ({ 0: whole, 1: name = "", index }) => {
          const line = text.slice(0, start + index + whole.length).split("\n").length;
          return name === "default" ? [] : [{ name, place: { file: own, line } }];
        },
      );
    });
}

/** Where the first of some files, given from the site's root, imports a module; undefined where none does. */
export function placeOfImport(module: string, files: readonly string[], root: string): FilePlace | undefined {
  for (const file of files.filter((name) => !name.includes("node_modules/"))) {
    const whole = path.join(root, file);
    const lines = existsSync(whole) ? readFileSync(whole, "utf8").split("\n") : [];
    const index = lines.findIndex((line) => line.includes(`"${module}"`) || line.includes(`'${module}'`));
    if (index >= 0) return { file, line: index + 1 };
  }
  return undefined;
}

/**
 * The text of a module that exports what one of Docusaurus does, and for each name that a file imports of it and that
 * it does not have what fails where it is used.
 */
export function withImportedNames(module: string, names: readonly ImportedName[]): string {
  const from = JSON.stringify(module);
  const exported = names.map(({ name, place }) => {
    const [key, at] = [JSON.stringify(name), JSON.stringify(place)];
    return `const own_${name} = ${key} in given ? given[${key}] : partOf(${key}, failing(${key}, ${at}));`;
  });
  return `
    import * as given from ${from};
    export * from ${from};
    export { default } from ${from};
    ${partsThatFail(false)}
    const failing = (name, place) => () => {
      const names = Object.keys(given).filter((key) => key !== "default" && key !== "__esModule");
      throw lacking("the module '" + ${from} + "' has no '" + name + "' here", { place, name, names });
    };
    ${exported.join("\n    ")}
    export { ${names.map(({ name }) => `own_${name} as ${name}`).join(", ")} };`;
}
