import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { lastBuildOf } from "../build/publish/last-build";
import { readHeaderRules } from "./header-rules.mjs";
import { foldersWithMissingPage } from "./nginx/missing-pages";
import { rewritesOf } from "./nginx/rewrites";
import { nginxConfig } from "./nginx/server-config";
import { expectListenPort } from "./port.mjs";
import { main, takeNoParameters } from "./run.mjs";

const TEMPLATE = "src/commands/nginx/server.conf";
const BUILD = "public";
const HEADERS = `${BUILD}/_headers`;

const HELP = `npm run --silent nginx > /etc/nginx/conf.d/docs.conf

Prints the configuration by which nginx serves the last build, with its headers. The site is at the root of its
host, and pages at old routes lead on by themselves. This command writes no file.
NGINX_LISTEN is the port (80), NGINX_ROOT the folder of the build, NGINX_TYPES nginx' file of types.`;

/** Prints the configuration of a server for nginx that serves a built site, by the headers of the last build. */
function printConfig(): number {
  takeNoParameters();
  if (!existsSync(HEADERS)) throw new Error(`There is no ${HEADERS}. Build the site with \`npm run build\` first.`);
  const { baseUrl = "/" } = lastBuildOf(process.cwd()) ?? {};
  if (baseUrl !== "/")
    throw new Error(
      `The last build is for ${baseUrl}, and this configuration serves a site at the root of its host.\n  → Build with \`baseUrl: "/"\` in src/site.ts, or write a \`location ${baseUrl}\` of your own.`,
    );
  const { NGINX_LISTEN: listen = "80", NGINX_ROOT: root = path.resolve(BUILD) } = process.env;
  expectListenPort(listen);
  const rules = readHeaderRules(readFileSync(HEADERS, "utf8"));
  const types = process.env.NGINX_TYPES ?? "/etc/nginx/mime.types";
  const withMissingPage = foldersWithMissingPage(BUILD);
  const places = { listen, root, types, withMissingPage, rewrites: rewritesOf(BUILD) };
  process.stdout.write(nginxConfig(readFileSync(TEMPLATE, "utf8"), rules, places));
  return 0;
}

void main(async () => printConfig(), HELP);
