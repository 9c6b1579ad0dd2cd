import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StartPublisher } from "../../build/publish/publisher";
import { redirectsOf, redirectsOfPage } from "./redirect";
import { redirectsFileOf } from "./redirects-file";

/** Writes the redirects for hosts that read `_redirects`; no file where there are none. */
export const publishRedirects: StartPublisher = ({ root, site }) => {
  const redirects = redirectsOf(site);
  return {
    page: ({ node }) => {
      if (node) redirects.push(...redirectsOfPage(node));
    },
    end: () => {
      const file = path.join(root, "public/_redirects");
      if (redirects.length === 0) rmSync(file, { force: true });
      else writeFileSync(file, redirectsFileOf(redirects, site.baseUrl));
    },
  };
};
