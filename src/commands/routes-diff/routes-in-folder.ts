import { filesIn } from "../../files/files-in";
import { routeOf } from "../../lib/routes/url";

/** The routes of a built site, redirects among them: all folders with an `index.html`, in alphabetical order. */
export function routesInFolder(folder: string): string[] {
  return filesIn(folder)
    .flatMap((file) => /^(.*\/|)index\.html$/.exec(file)?.[1] ?? [])
    .map((place) => routeOf(place))
    .sort();
}
