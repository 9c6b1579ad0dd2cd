import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, stop, type BuildFailure } from "esbuild";
import { asUser } from "../../lib/last-user";
import { md5 } from "../../mdx/compile/digest";
import { asSiteCompiles, asWebpackResolves, NeedsWebpack, type Resolving } from "./renderer-plugins";

/** webpack's settings of this program, as far as they are read here. */
export type RendererOptions = {
  output: { path?: string };
  entry: Record<string, { import: readonly string[] }>;
  plugins: readonly object[];
  resolve: { alias?: unknown };
  externals?: unknown;
};
/** webpack's compiler, as far as it is read and changed here. */
type Webpack = { options: RendererOptions; run: (done: (error: unknown, stats?: object) => void) => void };

/** The name by which the program that renders pages has Node's own modules, also those that Gatsby watches. */
const NODE_REQUIRE = "nodeRequire";
/** The program's name, by which Gatsby finds it. */
const NAME = "render-page";
/** What the environment of the machine decides is there when pages are rendered. */
const KEPT_ENV = /^process\.env\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE)$/;

/**
 * A plugin of webpack that has esbuild make the program that renders pages to HTML, by webpack's settings and in a
 * twentieth of its time. Where a file needs loaders of webpack's, webpack makes it. `settings` are those of a site that
 * another folder gives, as JSON.
 */
export function inEsbuild(root: string, settings?: string): { apply: (compiler: Webpack) => void } {
  return {
    apply: (webpack) => {
      const byWebpack = webpack.run.bind(webpack);
      webpack.run = (done) => {
        asUser(rendererOf(root, webpack.options, settings), stop).then(
          (text) => done(undefined, statsOf(text)),
          (error) => (isOfWebpack(error) ? byWebpack(done) : done(undefined, statsOf("", errorsOf(error, root)))),
        );
      };
    },
  };
}

/** Writes the program to where webpack would have it, and gives its text; throws what esbuild throws. */
export async function rendererOf(root: string, options: RendererOptions, settings?: string): Promise<string> {
  const folder = options.output.path ?? root;
  const { outputFiles } = await build({
    entryPoints: { [NAME]: options.entry[NAME]?.import[0] ?? "" },
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    write: false,
    sourcemap: "linked",
    format: "cjs",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    mainFields: ["module", "main"],
    // Styles have no part in HTML.
    loader: { ".js": "jsx", ".css": "empty" },
    define: definitionsOf(options.plugins),
    banner: { js: `var ${NODE_REQUIRE} = require;` },
    plugins: [asWebpackResolves(root, resolvingOf(options)), asSiteCompiles(root, settings)],
    logLevel: "silent",
  });
  mkdirSync(folder, { recursive: true });
  for (const { path: file, contents } of outputFiles) writeFileSync(file, contents);
  return outputFiles.find((file) => file.path.endsWith(".js"))?.text ?? "";
}

function resolvingOf({ resolve, externals }: RendererOptions): Resolving {
  const aliases = (resolve.alias ?? {}) as Resolving["aliases"];
  return { aliases, externals: Array.isArray(externals) ? externals : [externals ?? {}] };
}

/** The values that webpack would put into the scripts, but for the environment of the machine. */
function definitionsOf(plugins: readonly object[]): Record<string, string> {
  const all = plugins.flatMap((plugin) => {
    const { definitions = {} } = plugin as { definitions?: Record<string, unknown> };
    return plugin.constructor.name === "DefinePlugin" ? Object.entries(definitions) : [];
  });
  const kept = all.filter(([name]) => !name.startsWith("process.env") || KEPT_ENV.test(name));
  const texts = kept.map(([name, value]): [string, string] => [name, String(value)]);
  return { ...Object.fromEntries(texts), __non_webpack_require__: NODE_REQUIRE };
}

/** What Gatsby asks webpack for: whether it went well, and the hash by which it knows that the program has changed. */
function statsOf(text: string, errors: readonly object[] = []): object {
  const chunkGroups = [{ name: NAME, chunks: [{ hash: md5(text) }], childrenIterable: [], origins: [] }];
  return {
    ...{ hash: md5(text), hasErrors: () => errors.length > 0, hasWarnings: () => false },
    compilation: { errors, chunkGroups, modules: [] },
  };
}

function isOfWebpack(error: unknown): boolean {
  return messagesOf(error).some(({ detail }) => detail instanceof NeedsWebpack);
}

function messagesOf(error: unknown): BuildFailure["errors"] {
  return (error as Partial<BuildFailure>).errors ?? [];
}

/** esbuild's errors as Gatsby reads webpack's. */
function errorsOf(error: unknown, root: string): object[] {
  const messages = messagesOf(error);
  if (messages.length === 0) return [error as object];
  return messages.map(({ text, location, detail }) => ({
    message: detail instanceof Error ? detail.message : text,
    ...(location && {
      loc: { start: { line: location.line, column: location.column } },
      module: { resource: path.resolve(root, location.file) },
    }),
  }));
}
