import path from "node:path";
import { createRequire } from "node:module";
import type { createJiti as CreateJiti } from "jiti";
import { Prism } from "prism-react-renderer";
import { MdxError, messageOf } from "../../run/runtime";

const REMEDY = "Mend it: its default export is called with Prism, in Node.";

/**
 * Has a module of a project, by its path from the site's root, add grammars to the highlighter: its default export is
 * called with Prism, as Docusaurus calls its `prism-include-languages`. Rejects with an `MdxError` that has the place
 * where it fails.
 */
export async function addProjectGrammars(root: string, module: string, siteConfig: object = {}): Promise<void> {
  const file = path.join(root, module);
  const config = { __esModule: true, default: siteConfig };
  const own = createRequire(path.join(process.cwd(), "package.json"));
  try {
    // Loaded by name: bundled with the worker, it would not find its own files.
    const { createJiti } = own("jiti") as { createJiti: typeof CreateJiti };
    const jiti = createJiti(file, {
      fsCache: false,
      moduleCache: false,
      interopDefault: true,
      // What it loads besides are Prism's own grammars, which a project has by Docusaurus alone.
      alias: { prismjs: path.dirname(own.resolve("prismjs/package.json")) },
      virtualModules: { "@generated/docusaurus.config": config },
    });
    (globalThis as { Prism?: typeof Prism }).Prism = Prism;
    const add = await jiti.import<(prism: typeof Prism) => void>(file, { default: true });
    add(Prism);
  } catch (error) {
    const [, line] = (error as Error).stack?.split(`${file}:`) ?? [];
    const place = { file: module, ...(line && { line: Number.parseInt(line, 10) }) };
    throw new MdxError(`The module adds no grammars: ${messageOf(error)}.`, REMEDY, [], place);
  }
}
