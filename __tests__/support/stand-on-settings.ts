import { readSite, type SiteInput } from "../../src/lib/site-config";
import { settingsOf } from "../../src/lib/settings/site-settings";
import { settings } from "../../src/ui/site-settings";
import { smallestSite } from "./site";

/** Keys that settings have as `src/site.ts` does. */
type SharedKey = "docs" | "blogs" | "i18n" | "llms" | "navbar" | "sidebar";

/** Gives the tests of a file settings in the place of those of the site that the engine serves. */
export function standOnSettings(changes: Partial<Pick<SiteInput, SharedKey>>): void {
  const own = settingsOf(readSite({ ...smallestSite, ...changes }), true);
  let before: typeof settings;
  beforeAll(() => {
    before = { ...settings };
    for (const key of Object.keys(changes) as SharedKey[]) Object.assign(settings, { [key]: own[key] });
  });
  afterAll(() => void Object.assign(settings, before));
}
