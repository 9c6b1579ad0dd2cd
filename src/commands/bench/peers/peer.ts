import type { Files } from "../site-content";

/**
 * Another generator of documentation sites, as the bench measures it: its exact packages, the files of a site with the
 * bench's docs, and how it builds them. All paths are from the site's root.
 */
export type Peer = {
  /** As a table names it, such as `Docusaurus 3.10.2`. */
  name: string;
  /** Short name for folders and for the command line. */
  id: string;
  packages: Record<string, string>;
  files: (total: number) => Files;
  /** A script of one of the packages, and its parameters. */
  build: [script: string, ...parameters: string[]];
  /** Where the built site is. */
  output: string;
  /** The middle doc of a corpus: its file, and where the built site has it: a route with a slash, or an HTML file. */
  middleDoc: (total: number) => { file: string; route: string };
};
