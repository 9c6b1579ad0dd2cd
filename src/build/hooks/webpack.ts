import type { CreateWebpackConfigArgs } from "gatsby";
import { bundledModulesRule } from "../bundler/bundled-modules";
import { speedUp } from "../bundler/speed-up";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";
import { liveFrameOf } from "../publish/live-frame";
import { publishFrameParts } from "./frame-parts";
import { inlineScript } from "./inline-script";
import { siteSettingsRule } from "./site-settings";

/** What Gatsby has in every page for its script component, which the site does not use. */
const SCRIPT_PARTS = /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/;

/**
 * Settings of webpack beside Gatsby's own: what speeds it up, the site's settings, and the features' parts of the
 * frame.
 */
export async function configureWebpack(
  args: CreateWebpackConfigArgs,
  features: readonly Feature[],
  context: SiteContext,
): Promise<void> {
  const { stage, actions, plugins, loaders } = args;
  speedUp(context.root, args);
  const { url } = await liveFrameOf(context);
  const inline = (module: string, name: string) => JSON.stringify(inlineScript(context.root, module, name));
  const noModule = loaders.null as () => object;
  const define = plugins.define as (values: Record<string, string>) => object;
  const frames = features.flatMap(({ frame }) => frame ?? []);
  actions.setWebpackConfig({
    module: {
      rules: [
        siteSettingsRule(context.root),
        bundledModulesRule(context.root),
        ...(stage === "build-javascript" ? [{ test: SCRIPT_PARTS, use: noModule() }] : []),
      ],
    },
    plugins: [
      define({
        __LIVE_FRAME__: JSON.stringify(url),
        __HOLD_SCRIPTS__: inline("src/layout/held-scripts/hold-scripts", "holdScripts"),
        __ADDRESS_ATTRIBUTES__: inline("src/layout/before-paint/address-attributes", "showAddressAttributes"),
      }),
    ],
    resolve: {
      alias: {
        ...publishFrameParts(context.root, frames),
        // Gatsby's script component is part of each page, and the site has none.
        ...(stage === "build-javascript" && { "gatsby-script": false }),
      },
    },
    // Readers never ask for source maps, and making them takes a part of every build.
    ...(stage === "build-javascript" && { devtool: false }),
  });
}
