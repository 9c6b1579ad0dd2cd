import { hydrated, withTab } from "../../../browser/support/page";
import { routesWith } from "../../../browser/support/samples";
import { browserTest } from "../../../browser/support/suite";

/** The page that crashes on purpose has a test of its own. */
const CRASH = "/tests/pages/crashTest/";

/** The page with a document whose script the page forbids, of which browsers tell. */
const EMBEDS = "/tests/pages/embeds/";

const routes = [...routesWith("index.html", "tests").map((route) => `/tests${route}`)].filter(
  (route) => route !== CRASH,
);

browserTest("every test page runs in the browser without an error in the console", async () => {
  for (const route of routes)
    await withTab(encodeURI(route), route === EMBEDS ? { failing: /^about:srcdoc$/ } : {}, (page) =>
      hydrated(page),
    ).catch((cause: unknown) => {
      throw new Error(route, { cause });
    });
});
