import type { Reporter } from "gatsby";
import { packagesOf } from "../packages-of.cjs";

const WARNING = /^The GraphQL query in the non-page component "(.*)" will not be run\.$/;
const ADVICE = "Exported queries are only executed for page components.";

/** The reporter that all of Gatsby tells through; hooks get others, made of it. */
export const sharedReporter = (root: string): Reporter =>
  packagesOf(root, "gatsby")("gatsby-cli/lib/reporter") as Reporter;

/**
 * Keeps Gatsby from warning of templates without a page, at every build and every edit: a site without a showcase, or
 * without tags, has such templates, and nothing is wrong with it. Of other queries that do not run Gatsby still warns.
 */
export function allowUnusedTemplates(reporter: Pick<Reporter, "warn" | "log">): void {
  const { warn, log } = reporter;
  let advises = false;
  reporter.warn = (message = "") => {
    const component = WARNING.exec(message)?.[1];
    if (component?.includes("/templates/")) return;
    advises ||= component !== undefined;
    warn(message);
  };
  // Gatsby gives its advice once, after the last of its warnings.
  reporter.log = (message = "") => {
    const isAdvice = message.trimStart().startsWith(ADVICE);
    if (!isAdvice || advises) log(message);
    if (isAdvice) advises = false;
  };
}
