import { z } from "zod";

const path = z.string().regex(/^\//, "must begin with a slash");

/** Settings of the showcase; a site without them has none. */
export const showcaseSettings = z.strictObject({
  /** Folder with a file for each site, and `_tags.yml`. */
  content: z.string(),
  routeBasePath: path.default("/showcase"),
  /** Heading of the page, and what it says of itself. */
  title: z.string(),
  description: z.string(),
  /** Where to tell of a site. */
  addUrl: z.url().optional(),
});

/** Settings of the feature requests; a site without them has none. */
export const featureRequestSettings = z.strictObject({
  /** Folder with a file for each request. */
  content: z.string(),
  routeBasePath: path.default("/feature-requests"),
  /** Heading of the page, and what it says of itself. */
  title: z.string(),
  description: z.string(),
  /** What requests are about, with what readers see of it. */
  areas: z.record(z.string(), z.string()),
  /** Where to ask for a feature. */
  addUrl: z.url().optional(),
  /** The address below which the files are edited. */
  editUrl: z.string().optional(),
});
