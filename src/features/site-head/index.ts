import type { Feature } from "../../build/feature";

/** Elements that the configuration puts into the head of every page. */
export const siteHead: Feature = { name: "site-head", head: ({ head }) => head };
