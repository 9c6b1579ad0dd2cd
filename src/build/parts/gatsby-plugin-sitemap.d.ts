declare module "gatsby-plugin-sitemap/gatsby-node" {
  /** Writes the sitemap of what the query gives into `public`; all options have to be there. */
  export function onPostBuild(
    args: { graphql: () => Promise<{ data: unknown }>; reporter: object; basePath: string; pathPrefix: string },
    options: Record<string, unknown>,
  ): Promise<void>;
}

declare module "gatsby-plugin-sitemap/internals" {
  export function defaultFilterPages(page: object, excluded: string): boolean;
  export function resolvePagePath(page: object): string;
}
