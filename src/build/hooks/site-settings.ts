import path from "node:path";

/** webpack's rule by which pages get the site's settings as values; before the other loaders, which expect a script. */
export function siteSettingsRule(root: string): { test: string; enforce: "pre"; loader: string } {
  return {
    test: path.join(root, "src/ui/site-settings.ts"),
    enforce: "pre",
    loader: path.join(root, "src/build/hooks/site-settings-loader.cjs"),
  };
}
