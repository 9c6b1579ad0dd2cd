import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, stop, type BuildFailure } from "esbuild";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { asUser } from "../../lib/build/last-user";
import { md5 } from "../../files/digest";
import { BUILD_SIDE } from "../build-side-options.cjs";
import { withCatalogue } from "./catalogue";
import { keptFiles, type Made } from "./kept-files";
import { asSiteCompiles, asWebpackResolves, BABEL_FILES, NeedsWebpack, type Resolving } from "./renderer-plugins";

/** webpack's settings of this program, as far as they are read here. */
export type RendererOptions = {
  output: { path?: string };
  entry: Record<string, string | { import: readonly string[] }>;
  plugins: readonly object[];
  resolve: { alias?: unknown };
  externals?: unknown;
};
/** webpack's compiler, as far as it is read and changed here. */
type Webpack = {
  options: RendererOptions;
  run: (done: (error: unknown, stats?: object) => void) => void;
  webpack: { DefinePlugin: new (definitions: Record<string, string>) => { apply: (compiler: unknown) => void } };
};

/** Definitions that are known once the program is written, as code. */
type LateDefinitions = () => Record<string, string>;

/**
 * The settings of a site that another folder gives, as JSON, and the module of words of its own; a digest tells apart
 * settings that a module makes.
 */
type Settings = { settings?: string; words?: string; digest?: string };

/** The name by which the program that renders pages has Node's own modules, also those that Gatsby watches. */
const NODE_REQUIRE = "nodeRequire";
/** The program's name, by which Gatsby finds it. */
const NAME = "render-page";
const FILE = `${NAME}.js`;
/** What the environment of the machine decides is there when pages are rendered. */
const KEPT_ENV = /^process\.env\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE)$/;

/** The plugin, and what begins the program by settings that webpack gets later, beside other work. */
type RendererPlugin = { apply: (compiler: Webpack) => void; begin: (options: RendererOptions) => void };

/**
 * A plugin of webpack that has esbuild make the program that renders pages to HTML, by webpack's settings and in a
 * twentieth of its time. Where a file needs loaders of webpack's, webpack makes it.
 */
export function inEsbuild(root: string, settings: Settings = {}, late: LateDefinitions = () => ({})): RendererPlugin {
  let begun: Promise<Renderer> | undefined;
  return {
    begin: (options) => {
      begun = asUser(keptRenderer(root, options, settings), stop);
      // What fails is told to who asks for the program.
      begun.catch(() => undefined);
    },
    apply: (webpack) => {
      const byWebpack = webpack.run.bind(webpack);
      webpack.run = (done) => {
        const made = begun ?? asUser(keptRenderer(root, webpack.options, settings), stop);
        made
          .then((renderer) => write(renderer, late()))
          .then(
            (text) => done(undefined, statsOf(text)),
            (error) => {
              if (!isOfWebpack(error)) return done(undefined, statsOf("", errorsOf(error, root)));
              new webpack.webpack.DefinePlugin(late()).apply(webpack);
              byWebpack(done);
            },
          );
      };
    },
  };
}

/** A program that was made: its text and its source map, and the folder where Gatsby looks for it. */
type Renderer = { text: string; map: string; folder: string };

async function keptRenderer(root: string, options: RendererOptions, settings: Settings): Promise<Renderer> {
  const { entry, output, plugins } = options;
  const module = entry[NAME] ?? "";
  const program = {
    root,
    settings,
    entry: typeof module === "string" ? module : (module.import[0] ?? ""),
    folder: output.path ?? root,
    resolving: resolvingOf(options),
    definitions: definitionsOf(plugins),
  };
  const place = { root, folder: `${KEPT_FOLDER}/renderer`, key: JSON.stringify(program) };
  const files = await keptFiles(place, () => makeRenderer(program));
  // Read at once: another build of the folder may make it anew.
  const textOf = (name: string) => readFileSync(files.get(name) ?? "", "utf8");
  return { text: textOf(FILE), map: textOf(`${FILE}.map`), folder: program.folder };
}

/**
 * Writes the program to where webpack would have it, from which Gatsby removes it in the end, and gives its text, which
 * begins with what was defined late.
 */
function write({ text, map, folder }: Renderer, late: Record<string, string>): string {
  // In the first line: the lines of the source map stay what they are.
  const values = Object.entries(late).map(([name, value]) => `var ${name} = ${value}; `);
  const written = `${values.join("")}${text}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, FILE), written);
  writeFileSync(path.join(folder, `${FILE}.map`), map);
  return written;
}

type Program = {
  root: string;
  settings: Settings;
  entry: string;
  folder: string;
  resolving: Resolving;
  definitions: Record<string, string>;
};

async function makeRenderer({ root, settings, entry, folder, resolving, definitions }: Program): Promise<Made> {
  const read = new Set([BUILD_SIDE, ...BABEL_FILES]);
  const { outputFiles, metafile } = await build({
    entryPoints: { [NAME]: entry },
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    write: false,
    metafile: true,
    sourcemap: "linked",
    format: "cjs",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    mainFields: ["module", "main"],
    // Styles have no part in HTML.
    loader: { ".js": "jsx", ".css": "empty" },
    define: definitions,
    banner: { js: `var ${NODE_REQUIRE} = require;` },
    plugins: [
      asWebpackResolves(root, resolving),
      ...withCatalogue(),
      asSiteCompiles(root, settings.settings, (file) => read.add(file)),
    ],
    logLevel: "silent",
  });
  return {
    files: new Map(outputFiles.map((file) => [path.relative(folder, file.path), file.contents])),
    inputs: [...read, ...Object.keys(metafile.inputs)],
  };
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
    hash: md5(text),
    hasErrors: () => errors.length > 0,
    hasWarnings: () => false,
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
