import type { Feature } from "../feature";
import type { SiteContext } from "../context/context";
import { clientModules } from "../publish/client-modules";
import { liveFrame, type LiveFrame } from "../publish/live-frame";
import { liveMdx } from "../publish/live-mdx";
import type { MadeFile } from "../publish/made-file";
import { missingPage } from "../publish/missing-page";
import { themeParts } from "../publish/theme-parts";
import { inlineScript } from "./inline-script";

/** What esbuild makes for pages: files of their own, and the texts of scripts that stand in their HTML. */
type SiteScripts = {
  frame: LiveFrame;
  liveMdx: MadeFile;
  missingPage: MadeFile;
  clientModules: MadeFile;
  themeParts: MadeFile;
  holdScripts: string;
  addressAttributes: string;
  /** The scripts of features that run inline at the end of each page. */
  end: string;
};

/** The scripts of a site, each made once per process; rejects with what is wrong in one of them. */
export async function siteScriptsOf(features: readonly Feature[], context: SiteContext): Promise<SiteScripts> {
  const { root, site } = context;
  const ends = features.flatMap((feature) => feature.inlineScript?.(site) ?? []);
  const [frame, compiler, missing, modules, around, holdScripts, addressAttributes, ...end] = await Promise.all([
    liveFrame.of(context),
    liveMdx.of(context),
    missingPage.of(context),
    clientModules.of(context),
    themeParts.of(context),
    inlineScript(root, "src/layout/held-scripts/hold-scripts", "holdScripts"),
    inlineScript(root, "src/layout/before-paint/address-attributes", "showAddressAttributes"),
    ...ends.map(({ module, name, values }) => inlineScript(root, module, name, values)),
  ]);
  return {
    frame,
    liveMdx: compiler,
    missingPage: missing,
    clientModules: modules,
    themeParts: around,
    holdScripts,
    addressAttributes,
    end: end.join("\n"),
  };
}

/** Begins the scripts of a site before anybody waits for them: esbuild has a core to itself while pages are made. */
export function beginScripts(features: readonly Feature[], context: SiteContext): void {
  // Who waits for them is told what failed.
  siteScriptsOf(features, context).catch(() => undefined);
}
