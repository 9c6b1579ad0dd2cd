import type { Problem } from "../../lib/problem";
import { unreachableSign } from "../../lib/routes/unreachable-sign";
import { decodeAddress } from "../../lib/routes/url";
import { routePlace } from "../nodes/translated-text";
import type { SiteContext } from "../context/context";
import type { PageAtRoute } from "./same-routes";

/** Old addresses, to which nothing of the site links. */
const REDIRECTS = "src/features/redirects/";

/** What is wrong with a page at `/index/`: Gatsby keeps the data of the start page under that name. */
const LIKE_START: Pick<Problem, "message" | "remedy"> = {
  message: "The page is not shown: its route is '/index/', at which readers get the start page.",
  remedy: "Give the page another `slug`, or its file another name.",
};

/**
 * An error for each page to which no link leads, since its route holds `#`, `?` or `%`, or is `/index/` beside a start
 * page; a warning for Docusaurus.
 */
export function unreachableRoutes(
  pages: readonly PageAtRoute[],
  { root, site }: { root: string; site: Pick<SiteContext["site"], "lenient" | "translations"> },
): Problem[] {
  const placeOf = ({ file, namedIn, component }: PageAtRoute) =>
    file === undefined ? { file: namedIn ?? component } : routePlace(file, { root, site });
  const hasStart = pages.some(({ path: route }) => route === "/");
  return pages.flatMap((page) => {
    if (page.component.startsWith(REDIRECTS)) return [];
    if (page.path === "/index/" && hasStart)
      return [{ severity: site.lenient ? "warning" : "error", ...placeOf(page), ...LIKE_START }];
    const sign = unreachableSign(page.path);
    if (sign === undefined) return [];
    return [
      {
        severity: site.lenient ? "warning" : "error",
        ...placeOf(page),
        message: `No link leads to the page: its route '${page.path}' holds '${sign}', which ${readAs(sign)}.`,
        remedy: page.file
          ? `Rename the file or its folder, or give the page a \`slug\`, without '${sign}'.`
          : `Give the page a \`slug\` or a \`permalink\` without '${sign}'.`,
      },
    ];
  });
}

function readAs(sign: string): string {
  const decoded = decodeAddress(sign);
  return decoded === sign ? "no path of an address can" : `means '${decoded}' in an address`;
}
