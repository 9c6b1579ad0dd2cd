import { z } from "zod";
import { pattern } from "./navbar-config";
import type { SearchRecord } from "../pages/search-record";

/** Changes what was found before readers see it: leaves hits out, sorts them, gives them other addresses. */
type TransformItems = <Hit extends SearchRecord>(items: Hit[]) => Hit[];

const filled = z.string().min(1, "must not be empty");
const json = z.custom<z.core.util.JSONType>(
  (value) => z.json().safeParse(value).success,
  "must be text, a number, true, false, null, or a list or an object of these",
);
const HOSTED = ["appId", "apiKey", "indexName"] as const;

/** How readers search. Without an Algolia app the site has an index of its own. */
export const searchSettings = z
  .strictObject({
    /** Id of the Algolia app that is asked instead of the site's own index; needs `apiKey` and `indexName`. */
    appId: filled.optional(),
    /** The key that may only search: readers get it. */
    apiKey: filled.optional(),
    /** Name of the app's index. */
    indexName: filled.optional(),
    /** Parameters of each query, such as `facetFilters` beside those of the reader's version. */
    searchParameters: z.record(z.string(), json).default({}),
    /** Whether only the reader's language and version are searched. */
    contextualSearch: z.boolean().default(true),
    /** Hits whose address matches are pages of another site's part: browsers load them as such. */
    externalUrlRegex: pattern.optional(),
    /** Route of the page with all results; `false` for a site without one. */
    searchPagePath: z
      .union([z.string().regex(/^\/(?:.*[^/])?\/$/, "must begin and end with a slash"), z.literal(false)], {
        error: "must be a route that begins and ends with a slash, or false",
      })
      .default("/search/"),
    /**
     * Runs in browsers, as it is written here: it may use its argument and nothing else that stands in this file.
     */
    transformItems: z
      .custom<TransformItems>((value) => typeof value === "function", "must be a function from hits to hits")
      .optional(),
    /** Where readers say that a query should have found something. */
    reportUrl: filled.optional(),
    /** The marker that queries to Algolia carry: what the site is made with, and its version. */
    agent: z.strictObject({ name: filled, version: filled }).optional(),
    /** Groups of words that stand for each other, such as `i18n` and `internationalization`. */
    synonyms: z
      .array(z.array(z.string().regex(/^[^\s]+$/, "must be one word")).min(2, "must have at least two words"))
      .default([]),
    /** Queries that are offered while readers have not searched yet. */
    suggestions: z.array(filled).default([]),
    /** What an empty field says; the interface's own words where it is absent. */
    placeholder: filled.optional(),
  })
  .superRefine((settings, context) => {
    const missing = HOSTED.filter((key) => settings[key] === undefined);
    if (missing.length === 0 || missing.length === HOSTED.length) return;
    for (const key of missing)
      context.addIssue({
        code: "custom",
        path: [key],
        message: "Algolia needs appId, apiKey and indexName",
      });
  });

export type SearchSettings = z.output<typeof searchSettings>;
