import type { OnResolveResult, Plugin } from "esbuild";
import { isDocusaurusModule } from "../run/docusaurus/theme-files";
import { NAMED } from "./absent-modules";
import { importedNames, withImportedNames, type ImportedName } from "./imported-names";

const AS_MODULES = "as-modules";

/**
 * Has modules of Docusaurus from where `given` says; what is no file there is a CommonJS module. To whoever imports it
 * it looks as in Docusaurus: `default` is what it exports by that name. In a package of `"type": "module"`, `default`
 * of a CommonJS module would be the whole. Where a root is given, a name that a file under it imports and that the
 * module does not have fails where it is used, and knows its place.
 */
export function docusaurusModules(given: (name: string, importer?: string) => OnResolveResult, root?: string): Plugin {
  return {
    name: "modules of Docusaurus",
    setup: (bundle) => {
      bundle.onResolve({ filter: /^@(?:theme|docusaurus|generated)/ }, ({ path: name, namespace, ...args }) => {
        if (!isDocusaurusModule(name)) return undefined;
        const isAsked = namespace !== AS_MODULES && namespace !== NAMED;
        const found = given(name, isAsked ? args.importer : undefined);
        const isFile = found.external !== true && found.namespace === undefined;
        if (isFile || !isAsked) return found;
        const names = root !== undefined && namespace === "file" ? importedNames(args.importer, name, root) : [];
        if (names.length === 0) return { path: name, namespace: AS_MODULES };
        return { path: name, namespace: NAMED, suffix: `?${names[0]?.place.file}`, pluginData: names };
      });
      bundle.onLoad({ filter: /.*/, namespace: NAMED }, ({ path: name, pluginData }) => ({
        contents: withImportedNames(name, pluginData as ImportedName[]),
      }));
      bundle.onLoad({ filter: /.*/, namespace: AS_MODULES }, ({ path: name }) => ({
        contents: `export * from ${JSON.stringify(name)};\nexport { default } from ${JSON.stringify(name)};`,
      }));
    },
  };
}
