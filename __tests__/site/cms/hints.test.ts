import { features } from "../../../src/features";
import { cmsPageSettings } from "../../../src/features/cms/sveltia-config";
import { readSite } from "../../../src/lib/site-config";
import { readSettings } from "../../../src/read-settings";
import { site } from "../../../src/site";

type Field = { name: string; label: string; hint?: string; fields?: Field[]; types?: Field[] };
type Collection = { name: string; fields?: Field[]; files?: Field[] };

const settings = readSite(readSettings(site));
const collections = features.flatMap((feature) => feature.collections?.({ root: process.cwd(), site: settings }) ?? []);
const { config } = cmsPageSettings(settings, collections);
const forms = (config.collections as Collection[]).flatMap(({ name, fields, files }) =>
  fields
    ? [{ name, fields }]
    : (files ?? []).map((file) => ({ name: `${name}/${file.name}`, fields: file.fields ?? [] })),
);

/** Fields that no line explains, by the keys that lead to them; what a form shows of kinds of groups are no fields. */
function unexplained(fields: readonly Field[], above: string): string[] {
  return fields.flatMap(({ name, hint, fields: inner = [], types = [] }) => [
    ...(hint ? [] : [`${above}/${name}`]),
    ...unexplained(inner, `${above}/${name}`),
    ...types.flatMap((type) => unexplained(type.fields ?? [], `${above}/${name}/${type.name}`)),
  ]);
}

test("a line below each field of each form says what the field is for", () => {
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.flatMap(({ name, fields }) => unexplained(fields, name))).toEqual([]);
});

test("no two fields of a form have the same label", () => {
  const twice = forms.flatMap(({ name, fields }) => {
    const labels = fields.map(({ label }) => label);
    return labels.filter((label, index) => labels.indexOf(label) !== index).map((label) => `${name}: ${label}`);
  });
  expect(twice).toEqual([]);
});
