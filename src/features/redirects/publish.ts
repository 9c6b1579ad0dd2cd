import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StartPublisher } from "../../build/publish/publisher";
import { REDIRECT_TEMPLATE, redirectsOf, redirectsOfPage, usableRedirects, type Redirect } from "./redirect";
import { ruledRedirects } from "./ruled-redirects";
import { redirectsFileOf } from "./redirects-file";

/** Writes the redirects for hosts that read `_redirects`; no file where there are none. */
export const publishRedirects: StartPublisher = ({ root, site }) => {
  const redirects = redirectsOf(site);
  const ruled: Redirect[] = [];
  const taken = new Set<string>();
  return {
    page: ({ node, route, component }) => {
      if (component !== REDIRECT_TEMPLATE) {
        taken.add(route);
        ruled.push(...ruledRedirects(route, site));
      }
      if (node) redirects.push(...redirectsOfPage(node));
    },
    end: () => {
      const file = path.join(root, "public/_redirects");
      const usable = usableRedirects([...redirects, ...ruled], taken);
      if (usable.length === 0) rmSync(file, { force: true });
      else writeFileSync(file, redirectsFileOf(usable, site.baseUrl));
    },
  };
};
