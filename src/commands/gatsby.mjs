import { buildSite } from "./build-site.mjs";
import { forgetLanguages, inLanguage } from "./languages.mjs";
import { expectDevelopPort } from "./port.mjs";
import { main, runGatsby } from "./run.mjs";
import { setUp } from "./setup.mjs";

const root = process.cwd();
const [command = "build", ...parameters] = process.argv.slice(2);

const HELP = `npm run develop · npm run build · npm run clean

develop  serves the site at port 8000, and shows every edit at once; --port or PORT, and --host, are others
build    builds the site into public/, and there into a folder for each further language
clean    empties Gatsby's cache and public/, and what is kept of other languages

SITE_LOCALE=fr builds or serves that language alone; without it develop serves the default one.
SITE_VERSIONS limits a build to some versions of the docs; \`npm run join -- --help\` says how the rest joins them.
SITE_NOW=2027-01-01 builds or serves as if it were that day: posts of days to come wait for theirs.

All install what is missing, and take the options of Gatsby's command of that name.`;

await main(async () => {
  if (command === "develop") expectDevelopPort(parameters, process.env);
  await setUp(root);
  if (command === "build") return buildSite(root, ...parameters);
  const run = () => runGatsby(root, command, ...parameters);
  if (command !== "clean") return inLanguage(root, process.env.SITE_LOCALE ?? "", run);
  forgetLanguages(root);
  return run();
}, HELP);
