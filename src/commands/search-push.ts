import path from "node:path";
import { algoliasearch } from "algoliasearch";
import { readOwnSite } from "../build/context/site-input";
import { lastBuildOf } from "../build/publish/last-build";
import { currentLocaleName } from "../lib/settings/locale";
import { site as siteInput } from "../site";
import { main } from "./run.mjs";
import { builtIndex } from "./search-push/built-index";
import { recordCounts } from "./search-push/counts";
import { indexSettings, synonymsOf } from "./search-push/index-settings";
import { pushIndex } from "./search-push/push";
import { pushTarget } from "./search-push/push-settings";
import { recordBatches } from "./search-push/records";

const HELP = `npm run search:push -- [--dry-run]

Pushes the search records of the last build to Algolia: into a new index, which then takes the place of the old one.
ALGOLIA_WRITE_KEY is the key; src/site.ts names the app and the index (\`search.appId\`, \`search.indexName\`).
ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME go before these. SITE_LOCALE=fr pushes those of a language, which needs an index
of its own.

--dry-run counts the records and needs no key.

Exit code: 0 if the index is there, 1 on a mistake.`;

const BATCH = 1000;

async function push(parameters: string[]): Promise<number> {
  const unknown = parameters.find((parameter) => parameter !== "--dry-run");
  if (unknown !== undefined)
    throw new Error(`'${unknown}' is no parameter. Write none, or --dry-run: npm run search:push -- --dry-run`);
  const site = readOwnSite(siteInput);
  const { url, baseUrl, i18n, search } = site;
  const siteUrl = url + baseUrl.slice(0, -1);
  const index = path.resolve("public", builtIndex(site, lastBuildOf(process.cwd())));
  const batches = () => recordBatches(index, siteUrl, BATCH);
  if (parameters.length > 0) {
    console.log(`${recordCounts(batches())}\nNothing was pushed.`);
    return 0;
  }
  const { appId, writeKey, indexName } = pushTarget(process.env, search);
  const count = await pushIndex(algoliasearch(appId, writeKey), {
    indexName,
    settings: indexSettings(currentLocaleName(i18n)),
    synonyms: synonymsOf(search.synonyms),
    batches: batches(),
  });
  console.log(`${count} records are in the index '${indexName}' of the app ${appId}.`);
  return 0;
}

void main(() => push(process.argv.slice(2)), HELP);
