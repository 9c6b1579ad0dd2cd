import CMS from "@sveltia/cms";
import { pathPartOf } from "../../../lib/content/path-part";
import { contentOf, textOf, type ShownContent } from "../file-format/content-file";
import { NAME_PART } from "../name-part";
import type { CmsPageSettings } from "../sveltia-config";

const { config, shapes } = JSON.parse(document.getElementById("settings")?.textContent ?? "{}") as CmsPageSettings;

// Sveltia asks for it once a template has `| slugify`.
Object.assign(globalThis, { [NAME_PART]: pathPartOf });

for (const [name, shape] of Object.entries(shapes))
  CMS.registerCustomFormat(name, shape.extension, {
    fromFile: (text) => contentOf(text, shape),
    toFile: (content: ShownContent) => textOf(content, shape),
  });

// Links to the pages of entries begin with the host that sent the CMS: it may be a development server.
void CMS.init({ config: { ...config, site_url: location.origin } });
