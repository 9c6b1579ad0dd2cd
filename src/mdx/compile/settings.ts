import type { Site } from "../../lib/site-config";

/**
 * What the compiler knows of the site: its Markdown settings, the heading levels of its tables of contents,
 * whether images get smaller copies in newer formats, and the milliseconds after which the expressions of a file are taken for endless.
 */
export type CompileSettings = Site["markdown"] & {
  headingLevels: { min: number; max: number };
  optimizeImages: boolean;
  timeLimit: number;
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
    timeLimit: 10_000,
  };
}
