import type { OnResolveResult, Plugin } from "esbuild";
import { isDocusaurusModule } from "../run/docusaurus/theme-files";

const AS_MODULES = "as-modules";

/**
 * Has modules of Docusaurus from where `given` says; what is no file there is a CommonJS module. To whoever imports it
 * it looks as in Docusaurus: `default` is what it exports by that name. In a package of `"type": "module"`, `default`
 * of a CommonJS module would be the whole.
 */
export function docusaurusModules(given: (name: string) => OnResolveResult): Plugin {
  return {
    name: "modules of Docusaurus",
    setup: (bundle) => {
      bundle.onResolve({ filter: /^@(?:theme|docusaurus|generated)/ }, ({ path: name, namespace }) => {
        if (!isDocusaurusModule(name)) return undefined;
        const found = given(name);
        const isFile = found.external !== true && found.namespace === undefined;
        return isFile || namespace === AS_MODULES ? found : { path: name, namespace: AS_MODULES };
      });
      bundle.onLoad({ filter: /.*/, namespace: AS_MODULES }, ({ path: name }) => ({
        contents: `export * from ${JSON.stringify(name)};\nexport { default } from ${JSON.stringify(name)};`,
      }));
    },
  };
}
