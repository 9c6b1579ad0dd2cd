import type { Feature } from "./build/feature";
import { blog } from "./features/blog";
import { cms } from "./features/cms";
import { debug } from "./features/debug";
import { docChanges } from "./features/doc-changes";
import { docs } from "./features/docs";
import { feedback } from "./features/feedback";
import { featureRequests } from "./features/feature-requests";
import { glossary } from "./features/glossary";
import { home } from "./features/home";
import { install } from "./features/install";
import { llms } from "./features/llms";
import { offline } from "./features/offline";
import { pages } from "./features/pages";
import { redirects } from "./features/redirects";
import { robots } from "./features/robots";
import { search } from "./features/search";
import { securityHeaders } from "./features/security-headers";
import { showcase } from "./features/showcase";
import { siteHead } from "./features/site-head";
import { socialCards } from "./features/social-cards";
import { structuredData } from "./features/structured-data";

/**
 * The features of the site; their order is that in which hooks ask them: redirects know the pages of those before them,
 * debug measures the HTML to which structured data is added.
 */
export const features: readonly Feature[] = [
  docs,
  docChanges,
  blog,
  home,
  pages,
  showcase,
  featureRequests,
  feedback,
  glossary,
  search,
  siteHead,
  redirects,
  robots,
  llms,
  socialCards,
  structuredData,
  debug,
  install,
  cms,
  offline,
  securityHeaders,
];
