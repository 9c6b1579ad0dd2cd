import type { CreateDevServerArgs } from "gatsby";
import { emitter, store } from "gatsby/dist/redux";
import { findPageByPath } from "gatsby/dist/utils/find-page-by-path";
import { getPageData } from "gatsby/dist/utils/get-page-data";
import { isNotFoundRoute, PAGE_TO_COME } from "../../lib/routes/not-found";

/** What is asked of the development server, which is one of express. */
type Server = { get: (address: string, answer: (request: Request, response: Response) => void) => void };
type Request = { query: { route?: unknown }; on: (event: "close", listener: () => void) => void };
type Response = { sendStatus: (status: number) => void };

/** The data of a page; rejects where they are not made in 15 s. */
type DataOf = (route: string) => Promise<unknown>;

/** After which events there may be a page, or its data, that was not there before. */
const SIGNS = ["API_FINISHED", "CLEAR_PENDING_PAGE_DATA_WRITE"] as const;

/**
 * Has the development server answer a browser that shows the not-found page as soon as the route that it asks for has a
 * page whose data are made: an author may open the address of a file before the file is read.
 */
export function answerOncePagesCome({ app }: Pick<CreateDevServerArgs, "app">, dataOf: DataOf = getPageData): void {
  (app as Server).get(PAGE_TO_COME, (request, response) => {
    let isLooking = false;
    let hasNews = false;
    const end = () => {
      for (const sign of SIGNS) emitter.off(sign, look);
    };
    const lookWhileNews = async (): Promise<void> => {
      hasNews = true;
      if (isLooking) return;
      isLooking = true;
      // What comes while it looks counts for the next look: the page may be there by then, or its data.
      while (hasNews) {
        hasNews = false;
        if (!(await isThere(String(request.query.route), dataOf))) continue;
        end();
        response.sendStatus(204);
        return;
      }
      isLooking = false;
    };
    const look = () => void lookWhileNews();
    for (const sign of SIGNS) emitter.on(sign, look);
    request.on("close", end);
    look();
  });
}

/** Whether a route has a page with data; Gatsby makes these once somebody asks for them. */
async function isThere(route: string, dataOf: DataOf): Promise<boolean> {
  try {
    // It throws for routes that cannot be decoded, and for data that do not come.
    const page = findPageByPath(store.getState(), route, false);
    if (!page || isNotFoundRoute(page.path)) return false;
    await dataOf(page.path);
    return true;
  } catch {
    return false;
  }
}
