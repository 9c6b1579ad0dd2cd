import { splitUrl } from "../../lib/url";
import { FILE_SCHEME } from "../../mdx/compile/builders/links";
import { mapProps, type ContentNode } from "../../mdx/content-node";

/** The route of the page that is made from a content file, by the file's path from the site's root. */
export type RouteOfFile = (file: string) => string | undefined;

/**
 * Content with its links to files turned into routes, as the page's own query has it; a link to a file that has no page
 * leads nowhere. `contentRoot` is the folder that links such as `/a.mdx` start from.
 */
export function routedTree(tree: readonly ContentNode[], contentRoot: string, routeOfFile: RouteOfFile): ContentNode[] {
  const routed = (url: string): string => {
    const { path, query, hash } = splitUrl(url.slice(FILE_SCHEME.length));
    const route = routeOfFile(path.startsWith("/") ? `${contentRoot}${path}` : path);
    return route === undefined ? "#" : `${route}${query}${hash}`;
  };
  return mapProps([...tree], (_tag, props) => {
    const links = Object.entries(props).flatMap(([name, value]) =>
      typeof value === "string" && value.startsWith(FILE_SCHEME) ? [[name, routed(value)] as const] : [],
    );
    return links.length === 0 ? props : { ...props, ...Object.fromEntries(links) };
  });
}
