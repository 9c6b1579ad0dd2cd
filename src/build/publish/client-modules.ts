import { stop } from "esbuild";
import { asUser } from "../../lib/build/last-user";
import type { HeadElement } from "../../lib/html/head-element";
import type { Problem } from "../../lib/problem";
import { servedBaseUrl } from "../../lib/routes/url";
import { LAYER_ORDER, layered } from "../../lib/style/project-layer";
import { ABSENT_REMEDY } from "../../mdx/compile/bundles/absent-modules";
import { browserScript } from "../../mdx/compile/bundles/island-bundle";
import { moduleBundleOf } from "../../mdx/compile/bundles/module-bundle";
import { md5, shortDigest } from "../../mdx/compile/digest";
import type { SiteContext } from "../context/context";
import { oncePerProcess, type MadeFile } from "./made-file";

/**
 * The modules that run on every page: their script, their styles for every page's head, and what they use that is not
 * there.
 */
export type ClientModules = MadeFile & { head: HeadElement[]; absent: string[] };

const NONE: ClientModules = { text: "", url: "", head: [], absent: [] };

/** The client modules of a site; rejects with MdxError where one cannot be read. */
export const clientModules = oncePerProcess(async (context: SiteContext): Promise<ClientModules> =>
  context.site.clientModules.length === 0 ? NONE : makeScript(context),
);

/** A word about each module that a site's client modules use and that is not there. */
export async function absentModules(context: SiteContext): Promise<Problem[]> {
  const { absent } = await clientModules.of(context);
  return absent.map((name) => absentProblem(name, context));
}

function absentProblem(name: string, { site }: SiteContext): Problem {
  return {
    severity: "warning",
    file: site.configFile,
    message: `A client module uses '${name}', which is not there: it fails in browsers, and all else goes on.`,
    remedy: ABSENT_REMEDY,
  };
}

async function makeScript({ root, site, production }: SiteContext): Promise<ClientModules> {
  const { siteFolder: folder, staticFolders, siteConfig = {}, globalData, compiledStyles, moduleAliases } = site;
  const baseUrl = servedBaseUrl(site.baseUrl, production);
  const bundled = { root, folder, staticFolders, baseUrl, siteConfig, globalData, compiledStyles, moduleAliases };
  const textOf = (entries: string[]) =>
    [
      ...entries.map((entry, index) => `import * as module${index} from ${entry};`),
      `export const modules = [${entries.map((_, index) => `module${index}`).join(", ")}];`,
    ].join("\n");
  const styleOf = async (name: string) => (await moduleBundleOf(name, bundled)).css;
  const [{ code, absent }, ...sheets] = await asUser(
    Promise.all([browserScript(site.clientModules, textOf, bundled, production), ...site.clientModules.map(styleOf)]),
    stop,
  );
  const layers = sheets.filter(Boolean).map(layered);
  return {
    text: code,
    absent,
    url: `/assets/client-modules-${shortDigest(md5(code))}.js`,
    head: layers.length === 0 ? [] : [{ tag: "style", props: {}, text: [LAYER_ORDER, ...layers].join("\n") }],
  };
}
