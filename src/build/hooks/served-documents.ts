import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { htmlFileOf } from "../../lib/routes/html-file";
import { decodeAddress } from "../../lib/routes/url";
import type { SiteContext } from "../context/context";
import { liveFrame } from "../publish/live-frame";
import { publishedStaticFiles } from "../publish/static-files";

/** What is asked of the development server, which is one of express. */
type Server = {
  get: (
    addresses: RegExp,
    answer: (
      request: { path: string },
      response: { sendFile: (file: string) => void },
      next: (error?: unknown) => void,
    ) => void,
  ) => void;
};

/** Gatsby's store, as far as this file knows it; Gatsby's own type says nothing. */
type Store = { getState: () => { pages: ReadonlyMap<string, unknown> } };

/** Addresses that documents may have: of a file, or of a folder for its `index.html`; the root is a page. */
const DOCUMENTS = /^\/.+(?:\.html?|\/)$/;

/**
 * Has the development server send the documents that are no pages: those of static folders, and the one in which live
 * code runs. Gatsby's own sends none from `public`, where those of the last build lie, too. A page goes before a
 * document in its place, as in a build.
 */
export function serveDocuments({ app, store }: Pick<CreateDevServerArgs, "app" | "store">, context: SiteContext): void {
  const isOfPage = (file: string) =>
    [...(store as unknown as Store).getState().pages.keys()].some((route) => htmlFileOf(route) === file);
  const isOwn = async (file: string) =>
    publishedStaticFiles(context.root).has(file) ? !isOfPage(file) : (await liveFrame.of(context)).url === `/${file}`;
  (app as Server).get(DOCUMENTS, (request, response, next) => {
    const file = decodeAddress(request.path).replace(/\/$/, "/index.html").slice(1);
    isOwn(file).then((is) => (is ? response.sendFile(path.join(context.root, "public", file)) : next()), next);
  });
}
