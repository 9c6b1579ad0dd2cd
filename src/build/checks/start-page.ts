import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import { codeRoutes } from "./code-pages";
import { configurationSource, lineOfSetting } from "./site-links";

/** A warning where no page, and no redirect, is at the address of the site itself. */
export function missingStartPage(
  pages: readonly { path: string }[],
  { root, site }: Pick<SiteContext, "root" | "site">,
): Problem[] {
  if (pages.some(({ path }) => path === "/") || codeRoutes(root).includes("/")) return [];
  const { file, text } = configurationSource(root, site);
  const own = site.home
    ? `Write ${site.home.content}/index.mdx; or set \`home\` to null, and give`
    : 'Name the folder of a home page as `home`, as in { content: "content/home" }; or give';
  return [
    {
      severity: "warning",
      file,
      line: lineOfSetting(text, "home"),
      message: "The site has no start page: no page has the route '/', to which its name and its logo lead.",
      remedy: `${own} a page \`slug: /\`, or docs or a blog the \`routeBasePath\` "/".`,
    },
  ];
}
