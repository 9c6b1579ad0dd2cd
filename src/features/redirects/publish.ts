import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StartPublisher } from "../../build/publish/publisher";
import { withOwnRules } from "../../build/publish/static-files";
import { REDIRECT_TEMPLATE, type Redirect } from "./redirect";
import { redirectsFileOf } from "./redirects-file";

const FILE = "_redirects";

/**
 * Writes a rule for each page that leads on, for hosts that read `_redirects`, below those that a file of the site's
 * static folders has; no file where there are none.
 */
export const publishRedirects: StartPublisher = ({ root, site }) => {
  const redirects: Pick<Redirect, "from" | "to">[] = [];
  return {
    page: ({ route, component, context }) => {
      if (component === REDIRECT_TEMPLATE) redirects.push({ from: route, to: String(context?.to) });
    },
    end: () => {
      const file = path.join(root, "public", FILE);
      // The site's own come first: of the rules that match an address, Netlify and Cloudflare follow the first.
      const text = withOwnRules(FILE, redirectsFileOf(redirects, site.baseUrl), root, site);
      if (text === "") rmSync(file, { force: true });
      else writeFileSync(file, text);
    },
  };
};
