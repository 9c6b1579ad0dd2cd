import { readFileSync } from "node:fs";
import { z } from "zod";
import { features } from "../../../src/features";
import { cmsPageSettings } from "../../../src/features/cms/sveltia-config";
import { cmsSettings } from "../../../src/lib/settings/cms-settings";
import { readSite } from "../../../src/lib/site-config";
import { readSettings } from "../../../src/read-settings";
import { site } from "../../../src/site";

type Part = Record<string, unknown>;
type Schema = Part & { definitions: Record<string, Part> };

/**
 * Sveltia's schema without two parts that would let mistakes pass: fields of a site's own, of which any misspelled kind
 * of field would be one, and the choice between collections and singletons, beside which zod allows all keys.
 */
function sveltiaSchema(): z.ZodType {
  const schema = JSON.parse(readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8")) as Schema;
  const { definitions } = schema;
  const CmsConfig = { ...definitions.CmsConfig, anyOf: undefined, required: ["backend", "collections"] };
  return z.fromJSONSchema({ ...schema, definitions: { ...definitions, CmsConfig, CustomField: { not: {} } } });
}

const sveltia = sveltiaSchema();
const settings = readSite(readSettings(site));
const collections = features.flatMap((feature) => feature.collections?.({ root: process.cwd(), site: settings }) ?? []);

/** The configuration as the page of the CMS has it. */
function configWith(cms: z.input<typeof cmsSettings>): Record<string, unknown> {
  const { config } = cmsPageSettings({ ...settings, cms: cmsSettings.parse(cms) }, collections);
  return JSON.parse(JSON.stringify(config)) as Record<string, unknown>;
}

const repo = "owner/name";

test.each<[string, z.input<typeof cmsSettings>]>([
  ["a folder of this machine", {}],
  ["GitHub with access tokens", { backend: { name: "github", repo } }],
  ["GitHub with an OAuth client", { backend: { name: "github", repo, authUrl: "https://auth.example.org" } }],
  ["GitHub without an editorial branch", { backend: { name: "github", repo, editorial: false } }],
  ["GitLab with access tokens", { backend: { name: "gitlab", repo: "group/subgroup/name", branch: "next" } }],
  ["GitLab with an application", { backend: { name: "gitlab", repo, authUrl: "https://gitlab.com", appId: "a1" } }],
  ["a GitLab of one's own", { backend: { name: "gitlab", repo, apiUrl: "https://git.example.org/api/v4" } }],
])("Sveltia's own schema accepts the configuration of this site for %s", (_name, cms) =>
  expect(sveltia.safeParse(configWith(cms)).error?.issues).toBeUndefined(),
);

test.each<[string, (config: Record<string, unknown>) => Record<string, unknown>]>([
  ["a key that it does not know", (config) => ({ ...config, publishMode: "simple" })],
  ["another mode of publishing", (config) => ({ ...config, publish_mode: "editorial" })],
  ["a backend with an unknown key", (config) => ({ ...config, backend: { name: "github", repo, authUrl: "a" } })],
  [
    "an unknown kind of field",
    (config) => ({
      ...config,
      collections: [{ name: "a", folder: "a", fields: [{ name: "title", label: "Title", widget: "strings" }] }],
    }),
  ],
])("the schema refuses %s", (_name, changed) =>
  expect(sveltia.safeParse(changed(configWith({ backend: { name: "github", repo } }))).success).toBe(false),
);
