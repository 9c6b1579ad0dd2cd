import { createContext, type ReactNode } from "react";

/**
 * What the build has made for an island: the content of files that it shows, by their paths from the site's root, and
 * diagrams and blocks of code, by their names (`docusaurus-functions.ts`).
 */
export const IslandContents = createContext<Record<string, ReactNode>>({});
