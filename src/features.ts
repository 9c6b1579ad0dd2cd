import type { Feature } from "./build/feature";
import { blog } from "./features/blog";
import { debug } from "./features/debug";
import { docs } from "./features/docs";
import { llms } from "./features/llms";
import { pages } from "./features/pages";
import { redirects } from "./features/redirects";
import { robots } from "./features/robots";
import { search } from "./features/search";
import { socialCards } from "./features/social-cards";
import { structuredData } from "./features/structured-data";

/**
 * The features of the site; their order is that in which hooks ask them: redirects know the pages of those before them.
 */
export const features: readonly Feature[] = [
  ...[docs, blog, pages, search, debug],
  ...[redirects, robots, llms, socialCards, structuredData],
];
