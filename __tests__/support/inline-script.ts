import { build } from "esbuild";
import { inHtml, inlineOptions } from "../../src/build/hooks/inline-script";
import { BROWSER_SCRIPT } from "../../src/lib/build/browser-script";

/** An inline script as pages have it, which is kept nowhere: builds beside the tests keep theirs. */
export async function inlineScriptOf(
  root: string,
  module: string,
  name: string,
  values: readonly unknown[] = [],
): Promise<string> {
  const { outputFiles } = await build({ ...BROWSER_SCRIPT, ...inlineOptions(root, module, name, values) });
  return inHtml(outputFiles[0]?.text ?? "");
}
