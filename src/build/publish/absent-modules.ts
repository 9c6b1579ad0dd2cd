import type { Problem } from "../../lib/problem";
import { ABSENT_REMEDY } from "../../mdx/compile/bundles/absent-modules";
import type { SiteContext } from "../context/context";
import { clientModules } from "./client-modules";
import { rootModule } from "./root-module";

/** A word about each module that a project's scripts for all pages use and that is not there. */
export async function absentModules(context: SiteContext): Promise<Problem[]> {
  const [ofClients, ofRoot] = await Promise.all([clientModules.of(context), rootModule.of(context)]);
  const problem = (user: string, name: string): Problem => ({
    ...{ severity: "warning", file: context.site.configFile },
    message: `${user} uses '${name}', which is not there: it fails where it is used, and all else goes on.`,
    remedy: ABSENT_REMEDY,
  });
  return [
    ...ofClients.absent.map((name) => problem("A client module", name)),
    ...ofRoot.absent.map((name) => problem("The component around all pages", name)),
  ];
}
