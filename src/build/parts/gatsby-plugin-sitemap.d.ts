declare module "gatsby-plugin-sitemap/gatsby-node" {
  /** Writes the sitemap of what the query gives into `public`; all options have to be there. */
  export function onPostBuild(
    args: { graphql: () => Promise<{ data: unknown }>; reporter: object; basePath: string; pathPrefix: string },
    options: Record<string, unknown>,
  ): Promise<void>;
}

declare module "gatsby-plugin-sitemap/internals.js" {
  export function defaultFilterPages(page: object, excluded: string): boolean;
  /** The pages that no pattern leaves out, neither one of the plugin's own. */
  export function pageFilter<Page>(asked: {
    allPages: readonly Page[];
    filterPages: typeof defaultFilterPages;
    excludes: readonly string[];
  }): { filteredPages: Page[] };
  export function resolvePagePath(page: object): string;
}
