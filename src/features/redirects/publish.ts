import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StartPublisher } from "../../build/publish/publisher";
import { withOwnRules } from "../../build/publish/static-files";
import { REDIRECT_TEMPLATE, type Redirect } from "./redirect";
import { redirectsFileOf, rewritesFileOf } from "./redirects-file";

const FILE = "_redirects";

/**
 * Writes a rule for each page that leads on, and for each that shows at all addresses below its own, for hosts that
 * read `_redirects`, below those that a file of the site's static folders has; no file where there are none.
 */
export const publishRedirects: StartPublisher = ({ root, site }) => {
  const redirects: Pick<Redirect, "from" | "to">[] = [];
  const rewrites: { to: string; pages: string[] }[] = [];
  return {
    page: ({ route, component, context, matchPath }) => {
      if (component === REDIRECT_TEMPLATE) return void redirects.push({ from: route, to: String(context?.to) });
      // Pages come in the order of their routes.
      for (const { to, pages } of rewrites) if (route.startsWith(to)) pages.push(route);
      if (matchPath === `${route}*`) rewrites.push({ to: route, pages: [] });
    },
    end: () => {
      const file = path.join(root, "public", FILE);
      // The site's own come first: of the rules that match an address, Netlify and Cloudflare follow the first.
      const rules = redirectsFileOf(redirects, site.baseUrl) + rewritesFileOf(rewrites, site.baseUrl);
      const text = withOwnRules(FILE, rules, root, site);
      if (text === "") rmSync(file, { force: true });
      else writeFileSync(file, text);
    },
  };
};
