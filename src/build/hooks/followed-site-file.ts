import type { Reporter } from "gatsby";
import { formatProblem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import { FollowedFiles } from "./followed-files";

/**
 * Has the development server say, once, that it does not heed all of an edit of the file that says what the site is:
 * texts of pages come from the bundle, which follows, and all that makes pages reads it when it begins.
 */
export function followSiteFile(
  { root, site: { configFile: file } }: Pick<SiteContext, "root" | "site">,
  reporter: Pick<Reporter, "warn">,
  watchFolder?: ConstructorParameters<typeof FollowedFiles>[2],
): void {
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    reporter.warn(
      formatProblem({
        severity: "warning",
        file,
        message:
          "It has changed, and is read as a whole only when `npm run develop` begins: which content there is, how it is read and what is checked stay as they were.",
        remedy: "Where the edit is about these, end `npm run develop` with Ctrl+C, and start it again.",
      }),
    );
  };
  new FollowedFiles(root, tell, watchFolder).follow([file]);
}
