import { hydrated, withTab } from "../../../browser/support/page";
import { routesWith } from "../../../browser/support/samples";
import { browserTest } from "../../../browser/support/suite";

/** The page that crashes on purpose has a test of its own. */
const CRASH = "/tests/pages/crashTest/";

/** The page with a document whose script the page forbids, of which browsers tell. */
const EMBEDS = "/tests/pages/embeds/";

const routes = routesWith("index.html", "tests")
  .map((route) => `/tests${route}`)
  .filter((route) => route !== CRASH);

for (const route of routes)
  browserTest(`${route} runs in the browser without an error in the console`, () =>
    withTab(encodeURI(route), route === EMBEDS ? { failing: /^about:srcdoc$/ } : {}, hydrated),
  );
