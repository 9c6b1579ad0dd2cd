import type { CreateWebpackConfigArgs } from "gatsby";
import type { SiteContext } from "../context/context";
import { siteSettingsRule } from "./site-settings";
import { speedUp } from "../bundler/speed-up";
import type { Feature } from "../feature";
import { liveFrameOf } from "../publish/live-frame";

/** Settings of webpack beside Gatsby's own. */
export async function configureWebpack(
  args: CreateWebpackConfigArgs,
  _features: readonly Feature[],
  context: SiteContext,
): Promise<void> {
  const { stage, actions, plugins } = args;
  speedUp(context.root, args);
  const { url } = await liveFrameOf(context);
  const define = plugins.define as (values: Record<string, string>) => object;
  actions.setWebpackConfig({
    module: { rules: [siteSettingsRule(context.root)] },
    plugins: [define({ __LIVE_FRAME__: JSON.stringify(url) })],
    // Readers never ask for source maps, and making them takes a part of every build. Gatsby's script component is part of each page, and the site has none.
    ...(stage === "build-javascript" && { devtool: false, resolve: { alias: { "gatsby-script": false } } }),
  });
}
