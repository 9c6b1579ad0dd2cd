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
  return [
    {
      severity: "warning",
      file,
      line: site.lenient ? undefined : lineOfSetting(text, "home"),
      message: "The site has no start page: no page has the route '/', to which its name and its logo lead.",
      remedy: site.lenient ? OF_PROJECT : `${ownRemedy(site)} a page \`slug: /\`, or docs or a blog ${AT_ROOT}.`,
    },
  ];
}

const AT_ROOT = 'the `routeBasePath` "/"';
/** What to do in a project of Docusaurus, which has no setting for a home page. */
const OF_PROJECT = `Write src/pages/index.mdx; or give docs ${AT_ROOT} and one of them \`slug: /\`, or a blog ${AT_ROOT}.`;

function ownRemedy({ home }: SiteContext["site"]): string {
  return home
    ? `Write ${home.content}/index.mdx; or set \`home\` to null, and give`
    : 'Name the folder of a home page as `home`, as in { content: "content/home" }; or give';
}
