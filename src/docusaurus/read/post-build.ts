import type { AfterBuild, FinishedBuild } from "../../lib/settings/function-settings";
import { permalinkOf } from "../map/functions";
import { firstLineOf } from "../note";
import { leftToSite } from "./content-calls";
import { runLocalPlugins } from "./local-plugins";
import { pluginContext } from "./plugin-context";
import type { LoadedPlugin, Running } from "./running-plugins";

type Failures = ReturnType<AfterBuild>;

/** Stands for the heads of pages, which the HTML of these has: whatever asks for one fails with where they are. */
const heads = new Proxy(
  {},
  {
    get: () => {
      throw new Error("the site gives no `head`: read the HTML of the page below `outDir`");
    },
  },
);

/**
 * Runs the plugins of a project, since no process is left in which they ran, and calls what they do once a build is
 * there (`postBuild`), one after the other. Resolves to what failed: one that fails takes none of the others along.
 */
export async function runPostBuild(running: Running, built: FinishedBuild): Promise<Failures> {
  const { ran } = await runLocalPlugins(running);
  const common = { ...pluginContext(running), outDir: built.outDir, routesPaths: addressesOf(built, running) };
  const plugins = ran.map(({ instance }) => instance);
  const failures: Failures = [];
  for (const { title, instance, content } of ran) {
    try {
      await instance.postBuild?.({ ...common, plugins, content, head: heads });
    } catch (error) {
      failures.push({ name: title, message: firstLineOf(error) });
    }
  }
  return failures;
}

/** Whether a plugin of a project does anything of its own once a build is there. */
export function hasPostBuild({ instance }: LoadedPlugin): boolean {
  return typeof instance.postBuild === "function" && instance.postBuild !== leftToSite;
}

/** The addresses of pages as Docusaurus has them: with the base URL, and a slash at their ends if settings say so. */
function addressesOf({ routes }: FinishedBuild, { config }: Running): string[] {
  const end = config.trailingSlash === true ? "/" : "";
  const addresses = routes.map((route) => permalinkOf(route, config).replace(/\/?$/, route === "/" ? "/" : end));
  return [`${permalinkOf("/", config)}404.html`, ...addresses];
}
