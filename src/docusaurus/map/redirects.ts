import { z } from "zod";
import type { OldRoutesOf } from "../../lib/settings/function-settings";
import type { SiteInput } from "../../lib/site-config";
import { someFunction, type AnyFunction } from "../config";
import type { Note } from "../note";
import type { PluginUse } from "../plugins";
import type { DocusaurusFolder } from "./folder";
import { fromRoot } from "./frame";
import { optionsOf, unreadOptions } from "./options";
import { withoutTrailingSlash } from "../../lib/routes/url";

const redirectOptions = z.looseObject({
  redirects: z.array(z.looseObject({ from: z.union([z.string(), z.array(z.string())]), to: z.string() })).default([]),
  fromExtensions: z.array(z.string()).default([]),
  toExtensions: z.array(z.string()).default([]),
  createRedirects: someFunction.nullish(),
});
const READ = ["id", ...Object.keys(redirectOptions.shape)];

type Mapped = { redirects: SiteInput["redirects"]; rules: NonNullable<SiteInput["redirectRules"]>; notes: Note[] };

/** The redirects of a client-redirects plugin, and its rules for all pages. */
export function mapRedirects(use: PluginUse, folder: Pick<DocusaurusFolder, "config">): Mapped {
  const { redirects, fromExtensions, toExtensions, createRedirects } = optionsOf(use, redirectOptions);
  const hasRules = createRedirects ?? (fromExtensions.length > 0 || toExtensions.length > 0);
  const create = createRedirects && mapCreateRedirects(createRedirects, folder);
  return {
    redirects: redirects.map(({ from, to }) => ({ from: [from].flat().map(fromRoot), to: fromRoot(to) })),
    rules: hasRules ? [{ fromExtensions, toExtensions, ...(create && { create }) }] : [],
    notes: unreadOptions(use, READ).map((key) => ({
      name: `${use.name}: ${key}`,
      means: "The plugin has no such option, and it has no effect.",
      remedy: "Take it out.",
    })),
  };
}

/** The function `createRedirects`, which is asked for each route as Docusaurus has them, without the base URL. */
function mapCreateRedirects(create: AnyFunction, { config }: Pick<DocusaurusFolder, "config">): OldRoutesOf {
  return (route) =>
    create(config.trailingSlash === true ? route : withoutTrailingSlash(route)) as ReturnType<OldRoutesOf>;
}
