import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { nearestFirst } from "../../../../lib/problem";
import { missingFile, publish } from "../../builders/assets";
import { md5 } from "../../digest";
import { COMPONENT_NAMES } from "../../builders/elements";
import { isFileLink, siteFileOf } from "../../builders/links";
import type { BuilderContext } from "../../builders/builder-context";
import { builtinModule, isBuiltinModule } from "./builtin-module";
import type { PageScripts } from "../page-scripts";
import { namespaceOf, runPlainModule, type Namespace } from "./plain-module";
import { reactNames } from "./react-names";
import { Fragment, MdxError, type jsxRuntime } from "../runtime";
import { svgFile } from "./svg-file";

/** What an import needs: who imports, the JSX runtime, the page's JavaScript, and how a partial is read. */
export type Importing = {
  context: BuilderContext;
  h: ReturnType<typeof jsxRuntime>;
  scripts: PageScripts;
  partial: (file: string, written: string) => Namespace;
};

const RAW = /^!{1,2}raw-loader!/;
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;
const STYLES = /\.(?:css|s[ac]ss|less)$/;

/** Components that live in a module of another name than the registry's. */
const RENAMED: Record<string, string> = { "@docusaurus/Head": "Head", "@docusaurus/Link": "Link" };

/**
 * What a specifier in content exports: text, a partial, a component of the registry, a file's URL, or a module that
 * runs at build; throws MdxError where there is no such thing.
 */
export function importedNamespace(source: string, importing: Importing): Namespace {
  const { context, h } = importing;
  if (RAW.test(source)) return { default: rawText(source.replace(RAW, ""), context) };
  if (isFileLink(source)) return importing.partial(siteFileOf(source, context.file), source);
  const name = registryNameOf(source);
  if (name) return { default: name, [name]: name };
  if (source === "react") return reactNames(h);
  if (source === "@docusaurus/useBaseUrl") return { default: (url: string) => url };
  if (source === "@docusaurus/Translate")
    return { default: Fragment, translate: ({ message }: { message: string }) => message };
  if (source.startsWith("@theme")) throw unknownComponent(source);
  if (STYLES.test(source))
    throw new MdxError(
      `The stylesheet '${source}' cannot be imported into content.`,
      "Put the styles into the theme (`src/theme/styles/`), or write `style={{…}}` on the element.",
    );
  if (isLocal(source)) return localNamespace(source, importing);
  if (isBuiltinModule(source)) return namespaceOf(importing.scripts.adopt(builtinModule(source)));
  return plainModule(source, importing);
}

function localNamespace(source: string, importing: Importing): Namespace {
  const { context } = importing;
  const file = siteFileOf(source, context.file);
  const extension = path.posix.extname(file);
  if (extension === "" || CODE.test(file)) {
    if (extension !== "" && !existsSync(path.join(context.root, file)))
      throw missingFile(source, path.dirname(path.join(context.root, file)));
    return plainModule(`./${file}`, importing);
  }
  if (extension === ".svg") return { default: svgFile(source, context) };
  return { default: publish(source, context.file, context.root, context.state).url };
}

function plainModule(source: string, { context, h, scripts }: Importing): Namespace {
  return runPlainModule(source, {
    root: context.root,
    dependencies: context.state.dependencies,
    h,
    Fragment,
    react: reactNames(h),
    scripts,
  });
}

function rawText(source: string, { file, root, state }: BuilderContext): string {
  const target = siteFileOf(source, file);
  const absolute = path.join(root, target);
  if (!existsSync(absolute)) throw missingFile(source, path.dirname(absolute));
  const text = readFileSync(absolute, "utf8");
  state.dependencies.set(target, md5(text));
  return text;
}

/**
 * The registry's component that a module specifier stands for, by the last part of its path: `@theme/Tabs`,
 * `@site/src/components/Card`.
 */
function registryNameOf(source: string): string | undefined {
  if (!/^@(?:theme|theme-original|theme-init|docusaurus|site\/src)\//.test(source)) return undefined;
  const name = RENAMED[source] ?? path.posix.basename(source).replace(CODE, "");
  return COMPONENT_NAMES.includes(name) ? name : undefined;
}

function isLocal(source: string): boolean {
  return source.startsWith(".") || source.startsWith("@site/");
}

function unknownComponent(source: string): MdxError {
  return new MdxError(
    `The registry has no component '${source}'.`,
    "Correct the name, or add the component to the registry (`src/mdx/render/registry.tsx`).",
    nearestFirst(path.posix.basename(source), COMPONENT_NAMES),
  );
}
