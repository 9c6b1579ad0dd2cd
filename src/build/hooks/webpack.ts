import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { bundledModulesRule } from "../bundler/bundled-modules";
import { pageBundles } from "../bundler/page-bundles";
import { hasWordForms } from "../bundler/catalogue";
import { editsOf } from "../bundler/gatsby-edits.cjs";
import { ownMessagesRules, placedMessagesRules } from "../bundler/placed-messages";
import { inEsbuild } from "../bundler/renderer";
import { speedUp } from "../bundler/speed-up";
import { partStylesheet, styleNames } from "../../theme/stylesheet";
import { isActing } from "../publish/theme-parts";
import type { SiteContext } from "../context/context";
import type { Feature, Page } from "../feature";
import { withoutOtherPages } from "../parts/part-pages";
import { collectMemory } from "../collect-memory";
import { publishFrameParts } from "./frame-parts";
import { siteHeadOf } from "./site-head";
import { siteScriptsOf } from "./site-scripts";
import { siteSettingsRule } from "./site-settings";

/**
 * Parts of Gatsby for browsers that the site does without: its script component, and what has Gatsby register a worker
 * its own way, at once and without the site's parameters.
 */
const LEFT_OUT = /[\\/](?:internal-plugins[\\/]partytown[\\/]gatsby-browser|\.cache[\\/]register-service-worker)\.js$/;

/** webpack's rule for modules of Gatsby's that have something wrong or useless here. */
const gatsbyEditsRule = (root: string) => ({
  test: (file: string) => editsOf(file).length > 0,
  enforce: "pre",
  loader: path.join(root, "src/build/bundler/gatsby-edits-loader.cjs"),
});

/** What gatsby-plugin-offline has for browsers. */
const offlineScript = (root: string) =>
  createRequire(path.join(root, "package.json")).resolve("gatsby-plugin-offline/gatsby-browser");

/**
 * What pages take in the place of Gatsby's router, which nobody has touched since 2022, of its scrolling, most of
 * which the site does itself, and of its links, whose component few sites ask for beside the engine's own: 4 KB of the
 * scripts of each page less. An import of what they lack ends the build.
 */
const routerOf = (root: string) => ({
  "gatsby-link$": path.join(root, "src/layout/router/gatsby-link.ts"),
  "@gatsbyjs/reach-router$": path.join(root, "src/layout/router/router.tsx"),
  "gatsby-react-router-scroll$": path.join(root, "src/layout/router/scroll-restoration.tsx"),
});

/** Where Gatsby has its list of addresses that show a page of another route, and what takes its place in bundles. */
const matchPathsOf = (root: string) => ({
  [path.join(root, ".cache/_this_is_virtual_fs_path_/$virtual/match-paths.json")]: path.join(
    root,
    "src/layout/router/match-paths.ts",
  ),
});

/** A plugin by which what bundling took is given back, before programs that run queries take more beside it. */
const collecting = {
  apply: ({ hooks }: { hooks: { shutdown: { tap: (name: string, work: () => void) => void } } }) =>
    hooks.shutdown.tap("collecting memory", collectMemory),
};

/** Whether a build is so large that each core renders pages: what features prepare is made before there are any. */
export const rendersOnAllCores = (env: NodeJS.ProcessEnv = process.env): boolean => env.SITE_RENDERERS !== undefined;

/** A plugin by which features prepare what they publish, once all is bundled: this program then waits for queries. */
const preparing = (features: readonly Feature[], context: SiteContext) => ({
  apply: ({ hooks }: { hooks: { shutdown: { tap: (name: string, work: () => void) => void } } }) =>
    hooks.shutdown.tap("preparing to publish", () => features.forEach(({ prepare }) => void prepare?.(context))),
});

/**
 * Settings of webpack beside Gatsby's own: what speeds it up, the site's settings, and the features' parts of the
 * frame. `madePages` gives the pages of the whole site once they are known.
 */
export async function configureWebpack(
  args: CreateWebpackConfigArgs,
  features: readonly Feature[],
  context: SiteContext,
  madePages: () => readonly Page[] = () => [],
): Promise<void> {
  const { stage, actions, plugins, loaders } = args;
  const settingsRule = siteSettingsRule(context);
  const { settings = "", words = "" } = settingsRule.options;
  await speedUp(context.root, args, `${settings}${words}`);
  const definitions = await definitionsOf(stage, features, context);
  const frames = features.flatMap(({ frame }) => frame ?? []);
  const noModule = loaders.null as () => object;
  const define = plugins.define as (values: Record<string, string>) => object;
  const isForBrowsers = stage === "build-javascript";
  const isRenderer = stage === "build-html" || stage === "develop-html";
  actions.setWebpackConfig({
    module: {
      rules: [
        settingsRule,
        bundledModulesRule(context.root),
        ...(isForBrowsers
          ? [{ test: LEFT_OUT, use: noModule() }, gatsbyEditsRule(context.root), ...placedMessagesRules(context.root)]
          : ownMessagesRules(context.root)),
      ],
    },
    plugins: [
      ...(isRenderer ? [inEsbuild(context.root, settingsRule.options, () => bundlesOf(stage, context))] : []),
      ...(stage === "build-html" ? [rendersOnAllCores() ? collecting : preparing(features, context)] : []),
      ...(context.part ? withoutOtherPages(args, context.part, madePages) : []),
      define(definitions),
    ],
    resolve: {
      alias: {
        ...publishFrameParts(context.root, frames),
        ...(!isRenderer && routerOf(context.root)),
        // Gatsby's script component is part of each page, and the site has none. A rule has Babel read the other.
        ...(isForBrowsers && matchPathsOf(context.root)),
        ...(isForBrowsers && { "gatsby-script": false, [offlineScript(context.root)]: false }),
      },
    },
    // Readers never ask for source maps, and making them takes a part of every build.
    ...(isForBrowsers && { devtool: false }),
  });
}

/** What the site's code knows of its build, by the names that stand for it there; as code. */
async function definitionsOf(
  stage: CreateWebpackConfigArgs["stage"],
  features: readonly Feature[],
  context: SiteContext,
): Promise<Record<string, string>> {
  const [scripts, { head, styles }] = await Promise.all([
    siteScriptsOf(features, context),
    siteHeadOf(features, context),
  ]);
  const { frame, liveMdx, missingPage, clientModules, themeParts } = scripts;
  const isOfBuild = stage === "build-html";
  return {
    __LIVE_FRAME__: JSON.stringify(frame.url),
    __PART_STYLES__: JSON.stringify(partStylesheet()),
    __LIVE_MDX__: JSON.stringify(liveMdx.url),
    __MISSING_PAGE__: JSON.stringify(missingPage.url),
    __HOLD_SCRIPTS__: JSON.stringify(scripts.holdScripts),
    __STYLES__: isOfBuild ? JSON.stringify(styleNames(styles)) : "{}",
    __PAGE_CLASSES__: JSON.stringify(context.site.lenient),
    __LINK_PREVIEWS__: JSON.stringify(context.site.linkPreviews),
    __MAGIC_COMMENTS__: JSON.stringify(context.site.markdown.magicComments),
    __WORD_FORMS__: JSON.stringify(hasWordForms()),
    __CLIENT_MODULES__: JSON.stringify(clientModules.url),
    __THEME_PARTS__: JSON.stringify(themeParts.url),
    __PARTS_ACT__: JSON.stringify(isActing(themeParts.text)),
    __HEAD__: JSON.stringify(head),
    __END_SCRIPTS__: JSON.stringify(scripts.end),
    __ADDRESS_ATTRIBUTES__: JSON.stringify(scripts.addressAttributes),
  };
}

/**
 * The names of bundles, which are known once all are made. In the program that renders pages, so that all of them are
 * rendered anew where one has changed.
 */
function bundlesOf(stage: CreateWebpackConfigArgs["stage"], { root }: SiteContext): Record<string, string> {
  return { __BUNDLES__: stage === "build-html" ? JSON.stringify(pageBundles(root)) : "{}" };
}
