import { stop } from "esbuild";
import { asUser } from "../../lib/build/last-user";
import type { HeadElement } from "../../lib/html/head-element";
import type { Problem } from "../../lib/problem";
import { LAYER_ORDER, layered } from "../../lib/style/project-layer";
import { ABSENT_REMEDY } from "../../mdx/compile/bundles/absent-modules";
import { browserScript } from "../../mdx/compile/bundles/island-bundle";
import { moduleBundleOf } from "../../mdx/compile/bundles/module-bundle";
import { md5, shortDigest } from "../../mdx/compile/digest";
import type { SiteContext } from "../context/context";
import { publishByDigest } from "./digest-file";

/**
 * The modules that run on every page: their script, its path on the site, their styles for every page's head, and what
 * they use that is not there.
 */
export type ClientModules = { code: string; url: string; head: HeadElement[]; absent: string[] };

const NONE: ClientModules = { code: "", url: "", head: [], absent: [] };
let made: Promise<ClientModules> | undefined;

/** The client modules of a site, bundled once per process; rejects with MdxError where one cannot be read. */
export function clientModulesOf(context: SiteContext): Promise<ClientModules> {
  made ??= context.site.clientModules.length === 0 ? Promise.resolve(NONE) : makeScript(context);
  return made;
}

/** Writes the script to where pages expect it; a word about each module that it uses and that is not there. */
export async function publishClientModules(context: SiteContext): Promise<Problem[]> {
  const { code, url, absent } = await clientModulesOf(context);
  if (url !== "") publishByDigest(context.root, url, code);
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
  const bundled = { root, folder: site.siteFolder, siteConfig: site.siteConfig ?? {}, globalData: site.globalData };
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
    code,
    absent,
    url: `/assets/client-modules-${shortDigest(md5(code))}.js`,
    head: layers.length === 0 ? [] : [{ tag: "style", props: {}, text: [LAYER_ORDER, ...layers].join("\n") }],
  };
}
