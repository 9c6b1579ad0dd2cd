import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { addressOf, browserTest, withPage } from "../../browser/support/page";

const PUBLIC = "public";
const BATCH = 20;

function pathsOf(name: string, folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
    (file) => `/${file.replaceAll("\\", "/")}`,
  );
  return files
    .filter((file) => file.endsWith(`/${name}`))
    .map((file) => file.slice(0, -name.length))
    .sort();
}

/** The first page of each template, by the data that Gatsby writes for every page. */
function samples(): string[] {
  const byTemplate = new Map<string, string>();
  for (const folder of pathsOf("page-data.json", `${PUBLIC}/page-data`)) {
    const data = JSON.parse(readFileSync(`${PUBLIC}/page-data${folder}page-data.json`, "utf8")) as {
      path: string;
      componentChunkName: string;
    };
    if (!byTemplate.has(data.componentChunkName) && !data.path.startsWith("/404"))
      byTemplate.set(data.componentChunkName, data.path);
  }
  return [...byTemplate.values()];
}

async function faultOf(path: string): Promise<string[]> {
  const response = await fetch(addressOf(encodeURI(path)));
  const html = await response.text();
  if (response.status !== 200) return [`${path}: ${response.status}`];
  return /<main[\s>]|http-equiv="refresh"/i.test(html) ? [] : [`${path}: neither a main part nor a redirect`];
}

browserTest("every page that was built is served, with a main part or as a redirect", async () => {
  const paths = pathsOf("index.html", PUBLIC);
  assert.ok(paths.length > 1, "public holds no pages");
  const faults: string[] = [];
  for (let start = 0; start < paths.length; start += BATCH) {
    faults.push(...(await Promise.all(paths.slice(start, start + BATCH).map(faultOf))).flat());
  }
  assert.deepEqual(faults, []);
});

browserTest("a page of each template opens without an error and has a heading", async () => {
  const paths = samples();
  assert.ok(paths.length > 1, "public holds no page data");
  for (const path of paths) {
    await withPage(encodeURI(path), {}, async (page) => {
      assert.ok((await page.locator("h1").count()) > 0, `${path} has no h1`);
    });
  }
});

for (const path of ["/docs/installation/index.html", "/docs/installation.html", "/docs/installation"]) {
  browserTest(`${path} leads to the doc`, () =>
    withPage(path, {}, async (page) => {
      await page.waitForURL(addressOf("/docs/installation/"));
      await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
    }),
  );
}

browserTest("an address that matches nothing shows the not-found page, with status 404", () =>
  withPage("/there-is-no-such-page/", { missing: true }, async (page) => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.ok((await page.getByRole("link").count()) > 1);
    assert.equal(page.url(), addressOf("/there-is-no-such-page/"));
  }),
);
