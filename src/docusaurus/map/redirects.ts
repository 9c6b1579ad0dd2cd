import { z } from "zod";
import type { SiteInput } from "../../lib/site-config";
import type { Note } from "../note";
import type { PluginUse } from "../plugins";
import { fromRoot } from "./frame";
import { optionsOf, unreadOptions } from "./options";

const redirectOptions = z.looseObject({
  redirects: z.array(z.looseObject({ from: z.union([z.string(), z.array(z.string())]), to: z.string() })).default([]),
});

/** The redirects of a client-redirects plugin. */
export function mapRedirects(use: PluginUse): { redirects: SiteInput["redirects"]; notes: Note[] } {
  const { redirects } = optionsOf(use, redirectOptions);
  return {
    redirects: redirects.map(({ from, to }) => ({ from: [from].flat().map(fromRoot), to: fromRoot(to) })),
    notes: unreadOptions(use, ["id", "redirects"]).map((key) => ({
      name: `${use.name}: ${key}`,
      means: "Redirects come from the list `redirects` alone.",
      remedy: "Write them into that list, or as `redirect_from` into the front matter of the page that took the place.",
    })),
  };
}
