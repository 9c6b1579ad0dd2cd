import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { rewritesOf } from "../../src/commands/nginx/rewrites";
import { MANIFEST } from "../../src/features/install/publish";
import { readSite } from "../../src/lib/site-config";
import { readSettings } from "../../src/read-settings";
import { site } from "../../src/site";
import { faultsOf } from "./support/faults";
import { ODD_HEADER, withNginx } from "./support/nginx";
import { hydrated } from "./support/page";
import { samplePages } from "./support/samples";
import { addressOf, siteUnderTest } from "./support/site";
import { browserTest } from "./support/suite";

const NAMES = ["content-security-policy", "cache-control", "strict-transport-security", "x-content-type-options"];

/** What a server answers: its status, where it leads, and the headers of the site; the last policy where it has two. */
async function answerOf(address: string): Promise<unknown> {
  const { status, headers } = await fetch(address, { redirect: "manual" });
  const location = headers.get("location");
  const own = NAMES.map((name) =>
    headers
      .get(name)
      ?.split(", default-src")
      .at(-1)
      ?.replace(/^default-src /, " "),
  );
  return [status, location && new URL(location, address).pathname, status === 200 ? own : []];
}

browserTest("nginx answers as the site's own server, with the same headers", () =>
  // The configuration is that of a site at the root of its host.
  readSite(readSettings(site)).baseUrl === "/" ? withNginx(compareServers) : Promise.resolve(),
);

async function compareServers(url: string): Promise<void> {
  const routes = samplePages().map(({ path }) => encodeURI(path));
  const script = readdirSync("public").find((name) => name.startsWith("app-")) ?? "";
  const [deep = "/"] = routes.filter((route) => route.split("/").length > 3);
  const others = [
    deep.slice(0, -1),
    `${deep.slice(0, -1)}.html`,
    `${deep}index.html`,
    "/sw.js",
    `/${MANIFEST}`,
    "/search/manifest.json",
    "/there-is-no-such-page/",
    ...rewritesOf("public").flatMap(({ prefix }) => [`${prefix}a/b/`, `${prefix}a.html`]),
    "/static/gone.js",
    `/${script}`,
  ];
  for (const path of [...routes, ...others]) {
    const [theirs, ours] = await Promise.all([answerOf(url + path.slice(1)), answerOf(addressOf(path))]);
    assert.deepEqual(theirs, ours, path);
  }
  assert.equal((await fetch(`${url}_headers`)).status, 404);
  const [name, value] = ODD_HEADER;
  assert.equal((await fetch(url)).headers.get(name), value);
  // A site that cannot be installed has none.
  if (existsSync(`public/${MANIFEST}`))
    assert.match((await fetch(`${url}${MANIFEST}`)).headers.get("content-type") ?? "", /^application\/manifest\+json/);
  const page = await siteUnderTest().browser.newPage();
  try {
    const faults = faultsOf(page, new URL(url).host);
    await page.goto(url + deep.slice(1));
    await hydrated(page);
    assert.deepEqual(faults.found, []);
  } finally {
    await page.close();
  }
}
