import type { Feature } from "../../build/feature";
import { ADMIN } from "./admin-page";
import { settingsCollections } from "./collections";
import { cmsPolicy } from "./policy";
import { pagesInItsPlace } from "./problems";
import { prepareCms, publishCms } from "./publish";

/** The CMS at `/admin/`, in which authors edit the files of the content. */
export const cms: Feature = {
  name: "cms",
  collections: ({ root, site }) => settingsCollections(root, site),
  pages: (_, context, made = []) => ({
    pages: [],
    problems: context.site.cms.enabled ? pagesInItsPlace(made, context) : [],
  }),
  prepare: prepareCms,
  publish: publishCms,
  publishedOnRequest: [`/${ADMIN}/`, `/${ADMIN}/page/`],
  policy: ({ cms: settings }) => (settings.enabled ? { documents: { [ADMIN]: cmsPolicy(settings.backend) } } : {}),
};
