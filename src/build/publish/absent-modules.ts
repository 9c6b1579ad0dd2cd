import type { Problem } from "../../lib/problem";
import { ABSENT_REMEDY } from "../../mdx/compile/bundles/absent-modules";
import type { SiteContext } from "../context/context";
import { clientModules } from "./client-modules";
import { themeParts } from "./theme-parts";

/** A word about each module that a project's scripts for all pages use and that is not there. */
export async function absentModules(context: SiteContext): Promise<Problem[]> {
  const [ofClients, ofParts] = await Promise.all([clientModules.of(context), themeParts.of(context)]);
  const problem = (user: string, name: string): Problem => ({
    severity: "warning",
    file: context.site.configFile,
    message: `${user} uses '${name}', which is not there: it fails where it is used, and all else goes on.`,
    remedy: ABSENT_REMEDY,
  });
  return [
    ...ofClients.absent.map((name) => problem("A client module", name)),
    ...ofParts.absent.map((name) => problem("A component around a part of pages", name)),
  ];
}
