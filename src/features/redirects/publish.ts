import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StartPublisher } from "../../build/publish/publisher";
import { withOwnRules } from "../../build/publish/static-files";
import { REDIRECT_TEMPLATE, redirectsOf, redirectsOfPage, usableRedirects, type Redirect } from "./redirect";
import { ruledRedirects } from "./ruled-redirects";
import { redirectsFileOf } from "./redirects-file";

const FILE = "_redirects";

/**
 * Writes the redirects for hosts that read `_redirects`, below those that a file of the site's static folders has; no
 * file where there are none.
 */
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
      const file = path.join(root, "public", FILE);
      const usable = usableRedirects([...redirects, ...ruled], taken);
      // The site's own come first: of the rules that match an address, Netlify and Cloudflare follow the first.
      const text = withOwnRules(FILE, redirectsFileOf(usable, site.baseUrl), root, site);
      if (text === "") rmSync(file, { force: true });
      else writeFileSync(file, text);
    },
  };
};
