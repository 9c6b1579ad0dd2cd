import { z } from "zod";

const color = z.string().regex(/^#[\da-f]{6}$/i, "must be a colour such as #25c2a0");

/** What search engines read of pages as data. */
export const structuredDataSettings = z.strictObject({
  enabled: z.boolean().default(true),
  /** The software that the site is about, as schema.org describes applications. */
  software: z
    .strictObject({
      name: z.string(),
      category: z.string().default("DeveloperApplication"),
      operatingSystem: z.string(),
      version: z.string().optional(),
      price: z.number().nonnegative().default(0),
      currency: z.string().length(3).default("USD"),
    })
    .optional(),
});

/** Sources by directive, as a Content-Security-Policy has them. */
const sources = z.record(z.string().regex(/^[a-z]+-src$/, "must be a directive such as img-src"), z.array(z.string()));

/** The headers of the site's answers. */
export const securityHeaderSettings = z.strictObject({
  /** `false` for a site without `_headers`, such as one whose host sends headers of its own. */
  enabled: z.boolean().default(true),
  /** What pages may load from other sites, by directive: `{ "img-src": ["https://img.example.org"] }`. */
  allow: sources.default({}),
  /** The same for pages below a first segment of addresses: `{ "tests": { "object-src": ["'self'"] } }`. */
  allowBelow: z.record(z.string(), sources).default({}),
});

/** The image that the build draws of a page. */
export const socialCardSettings = z.strictObject({
  /** Whether images are drawn at all. */
  draw: z.boolean().default(true),
  /** One image for all pages in the place of drawn ones: a path on this site, or a full URL. */
  image: z.string().optional(),
  /** Colours of the background, the title and what stands around it. */
  background: color.default("#181920"),
  text: color.default("#ffffff"),
  accent: color.default("#25c2a0"),
});

const ownPath = z.string().regex(/^\/(?!\/)/, "must be a path from the site's root, such as `/docs/`");

/** What systems show of the site once it is installed as an app; files are those of the static folders. */
export const installSettings = z.strictObject({
  /** Names of the app; the site's title where they are absent. The short one fits below an icon. */
  name: z.string().optional(),
  shortName: z.string().max(12, "must have at most 12 characters").optional(),
  /** An SVG, of which the build draws the icons. */
  icon: z.string().regex(/\.svg$/, "must be an SVG"),
  /** Behind the icon where a system cuts it to a shape, and behind the site while it starts. */
  backgroundColor: color.default("#ffffff"),
  /** Of the window around the site, in both modes. */
  themeColor: z.strictObject({ light: color, dark: color }),
  /** Pictures of the site for the question whether to install it, wide or tall, with what they show. */
  screenshots: z.array(z.strictObject({ src: z.string(), label: z.string() })).default([]),
  /** Pages that a system offers at the app's icon: those of other sites are none of an app. */
  shortcuts: z.array(z.strictObject({ name: z.string(), url: ownPath })).default([]),
});

/** What readers may keep of the site. */
export const offlineSettings = z.strictObject({
  enabled: z.boolean().default(true),
  debug: z.boolean().default(false),
  /**
   * How many MB docs and search may have, uncompressed, to be fetched as a whole; above it they are kept as they are
   * read.
   */
  limitMB: z.number().nonnegative().default(50),
});
