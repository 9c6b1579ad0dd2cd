import type { Feature } from "../feature";
import type { SiteContext } from "../context/context";
import { clientModulesOf, type ClientModules } from "../publish/client-modules";
import { liveFrameOf, type LiveFrame } from "../publish/live-frame";
import { liveMdxOf, type LiveMdx } from "../publish/live-mdx";
import { missingPageOf, type MissingPage } from "../publish/missing-page";
import { inlineScript } from "./inline-script";

/** What esbuild makes for pages: files of their own, and the texts of scripts that stand in their HTML. */
export type SiteScripts = {
  frame: LiveFrame;
  liveMdx: LiveMdx;
  missingPage: MissingPage;
  clientModules: ClientModules;
  holdScripts: string;
  addressAttributes: string;
  /** The scripts of features that run inline at the end of each page. */
  end: string;
};

/** The scripts of a site, each made once per process; rejects with what is wrong in one of them. */
export async function siteScriptsOf(features: readonly Feature[], context: SiteContext): Promise<SiteScripts> {
  const { root, site } = context;
  const ends = features.flatMap((feature) => feature.inlineScript?.(site) ?? []);
  const [frame, liveMdx, missingPage, clientModules, holdScripts, addressAttributes, ...end] = await Promise.all([
    liveFrameOf(context),
    liveMdxOf(context),
    missingPageOf(context),
    clientModulesOf(context),
    inlineScript(root, "src/layout/held-scripts/hold-scripts", "holdScripts"),
    inlineScript(root, "src/layout/before-paint/address-attributes", "showAddressAttributes"),
    ...ends.map(({ module, name, values }) => inlineScript(root, module, name, values)),
  ]);
  return { frame, liveMdx, missingPage, clientModules, holdScripts, addressAttributes, end: end.join("\n") };
}

/** Begins the scripts of a site before anybody waits for them: esbuild has a core to itself while pages are made. */
export function beginScripts(features: readonly Feature[], context: SiteContext): void {
  // Who waits for them is told what failed.
  siteScriptsOf(features, context).catch(() => undefined);
}
