import type { Feature } from "./build/feature";
import { blog } from "./features/blog";
import { docs } from "./features/docs";
import { home } from "./features/home";
import { pages } from "./features/pages";
import { redirects } from "./features/redirects";
import { siteHead } from "./features/site-head";
import { status } from "./features/status";

/** The features of the site, and the one that is its own. */
export const features: readonly Feature[] = [docs, blog, home, pages, redirects, siteHead, status];
