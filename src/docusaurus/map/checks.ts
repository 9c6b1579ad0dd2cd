import type { SiteInput } from "../../lib/site-config";
import type { DocusaurusConfig, Reporting } from "../config";

const GRADES: readonly Reporting[] = ["ignore", "log", "warn", "throw"];

/** How grave the mistakes are that links, pictures and routes may have, as a project's configuration says. */
export function mapChecks(config: DocusaurusConfig): NonNullable<SiteInput["checks"]> {
  const { onBrokenMarkdownImages: images } = config.markdown.hooks;
  return {
    brokenLinks: config.onBrokenLinks,
    brokenAnchors: config.onBrokenAnchors,
    // Docusaurus tells such a link as one to a file, and once more as the address that it stays.
    brokenFileLinks: graver(fileLinksOf(config), config.onBrokenLinks),
    ...(typeof images === "string" && { brokenImages: images }),
    duplicateRoutes: config.onDuplicateRoutes,
  };
}

/** How grave a link to a file is that is not there: newer configurations say so below `markdown`. */
function fileLinksOf({ markdown, onBrokenMarkdownLinks }: DocusaurusConfig): Reporting {
  const { onBrokenMarkdownLinks: hook } = markdown.hooks;
  return typeof hook === "string" ? hook : onBrokenMarkdownLinks;
}

function graver(one: Reporting, other: Reporting): Reporting {
  return GRADES.indexOf(one) > GRADES.indexOf(other) ? one : other;
}
