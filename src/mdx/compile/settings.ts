import type { Site } from "../../lib/site-config";

/** What the compiler knows of the site: its Markdown settings, and whether images get smaller copies in newer formats. */
export type CompileSettings = Site["markdown"] & { optimizeImages: boolean };
