import type { Site } from "../../lib/site-config";

/**
 * What the compiler knows of the site: its Markdown settings, the heading levels of its tables of contents,
 * and whether images get smaller copies in newer formats.
 */
export type CompileSettings = Site["markdown"] & {
  headingLevels: { min: number; max: number };
  optimizeImages: boolean;
  /** Stands for all that decides how diagrams are drawn; without it drawings are not kept. */
  drawingDigest?: string;
};

/** The compiler's settings of a site. */
export function compileSettingsOf(
  { markdown, tableOfContents }: Pick<Site, "markdown" | "tableOfContents">,
  production: boolean,
): CompileSettings {
  return {
    ...markdown,
    headingLevels: { min: tableOfContents.minHeadingLevel, max: tableOfContents.maxHeadingLevel },
    optimizeImages: production,
  };
}
