import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { publishedPageOf } from "../../../src/build/publish/publisher";
import { publishHeaders } from "../../../src/features/security-headers/publish";
import { formatProblem } from "../../../src/lib/problem";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { nothingElse } from "../../support/finished-site";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "headers-"));
  mkdirSync(path.join(root, "public/search/default.0123456789ab"), { recursive: true });
  for (const name of ["src", "node_modules"]) symlinkSync(path.resolve(name), path.join(root, name), "junction");
});
afterEach(() => rmSync(root, { recursive: true }));

/** Publishes pages by their routes and HTML; returns what was kept of each, the problems, and the text of the file. */
async function publish(pages: Record<string, string>, changes: Partial<SiteInput> = {}, kept: readonly string[] = []) {
  const context = { root, site: readSite({ ...smallestSite, ...changes }), production: true };
  const policies = [() => ({ documents: { admin: { "script-src": ["'self'", "'unsafe-eval'"] } } })];
  const publisher = publishHeaders(context, { ...nothingElse, policies });
  const results = Object.entries(pages).map(([route, html]) =>
    publisher.page?.(
      { ...publishedPageOf({ page: { path: route } }, root), html: () => html },
      kept.length ? kept : undefined,
    ),
  );
  const problems = await publisher.end?.();
  const file = path.join(root, "public/_headers");
  return { results, problems, text: existsSync(file) ? readFileSync(file, "utf8") : undefined };
}

const HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test("the hash of a page's script is in the rule of the pages beside it, and kept for the next build", async () => {
  const { results, problems, text = "" } = await publish({ "/": "", "/docs/a/": "<script>alert(1)</script>" });
  expect([results, problems]).toEqual([[[], [HASH]], []]);
  const ruleOf = (route: string) => text.split("\n\n").find((rule) => rule.startsWith(`${route}\n`));
  expect(ruleOf("/docs/*")).toContain(`script-src 'self' ${HASH};`);
  expect(ruleOf("/")).toContain("script-src 'self';");
  expect(ruleOf("/search/default.0123456789ab/*")).toContain("immutable");
});

test("scripts of earlier builds have no rule", async () => {
  const script = (digit: string) => `app-${digit.repeat(20)}.js`;
  for (const digit of "ab") writeFileSync(path.join(root, "public", script(digit)), "");
  writeFileSync(path.join(root, "public/webpack.stats.json"), JSON.stringify([script("a")]));
  const { text } = await publish({});
  expect([text?.includes(script("a")), text?.includes(script("b"))]).toEqual([true, false]);
});

test("stylesheets of earlier builds have no rule: hosts take a hundred, and each build may have others", async () => {
  const [old, now, parts] = ["styles.0bbbbbbbb.css", "styles.0aaaaaaaa.css", "styles-parts.0cccccccc.css"] as const;
  for (const name of [old, now, parts]) writeFileSync(path.join(root, "public", name), "");
  for (const name of [old, parts]) utimesSync(path.join(root, "public", name), 1, 1);
  const { text } = await publish({});
  expect([old, now, parts].map((name) => text?.includes(name))).toEqual([false, true, true]);
});

test("stylesheets are known by what names them where files have lost their times, as in joined parts", async () => {
  const sheets = ["styles", "styles-parts", "styles-scripts"].map((stem) => `${stem}.0aaaaaaaa.css`);
  const old = sheets.map((name) => name.replace(/a{8}/, "bbbbbbbb"));
  const app = `app-${"c".repeat(20)}.js`;
  const files = { "404.html": `${sheets[0]} ${sheets[2]}`, [app]: sheets[1] ?? "", "webpack.stats.json": app };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, "public", name), text);
  for (const name of [...sheets, ...old]) writeFileSync(path.join(root, "public", name), "");
  for (const name of sheets) utimesSync(path.join(root, "public", name), 1, 1);
  const { text } = await publish({});
  expect([...sheets, ...old].filter((name) => text?.includes(name))).toEqual(sheets);
});

test("a page that has not changed is not read again", async () => {
  expect((await publish({ "/docs/a/": "" }, {}, [HASH])).text).toContain(`script-src 'self' ${HASH};`);
});

test("live code and a document of a feature have rules of their own", async () => {
  const { text } = await publish({});
  expect(text).toMatch(/\n\/live-code\/\*\n.*script-src 'sha256-[^']+' 'unsafe-eval'/);
  expect(text).toMatch(/\n\/admin\/\*\n.*script-src 'self' 'unsafe-eval'/);
});

test("frames for live code of earlier builds may run their scripts, and no other file beside them", async () => {
  mkdirSync(path.join(root, "public/live-code"));
  const frames = { [`${"0a".repeat(16)}.html`]: "alert(1)", "own.html": "alert(2)" };
  for (const [name, script] of Object.entries(frames))
    writeFileSync(path.join(root, "public/live-code", name), `<!doctype html><script>${script}</script>`);
  const { text } = await publish({});
  const ruleOf = (address: string) => text?.split("\n\n").find((rule) => rule.startsWith(`${address}\n`)) ?? "";
  expect(ruleOf("/live-code/*")).toMatch(/script-src 'sha256-[^']+' 'unsafe-eval' 'sha256-[^']+';/);
  for (const address of ["/live-code/*", "/*"]) expect(ruleOf(address)).toContain(HASH);
  expect(ruleOf("/live-code/*").match(/sha256-/g)).toHaveLength(2);
});

test("a site without these headers has no file, also after a build that had", async () => {
  await publish({});
  expect((await publish({}, { securityHeaders: { enabled: false } })).text).toBeUndefined();
});

test("rules of a site's own file come first, also without others", async () => {
  mkdirSync(path.join(root, "static"));
  writeFileSync(path.join(root, "static/_headers"), "# Own\n/img/*\n  X-Own: 1\n");
  for (let build = 0; build < 2; build += 1) {
    const { text = "" } = await publish({});
    expect(text.startsWith("# Own\n/img/*\n  X-Own: 1\n\n/*\n  Strict-Transport-Security:")).toBe(true);
    expect(text.match(/X-Own/g)).toHaveLength(1);
  }
  expect((await publish({}, { securityHeaders: { enabled: false } })).text).toBe("# Own\n/img/*\n  X-Own: 1\n");
});

test("a folder of the build has a lifetime unless a file in it keeps its name when it changes, which is told", async () => {
  for (const name of ["public/assets", "public/sidebars", "public/offline", "static/assets"])
    mkdirSync(path.join(root, name), { recursive: true });
  for (const name of ["sidebars/a.0123abcd.json", "assets/a-0123abcd.png", "assets/logo.png", "offline/index.html"])
    writeFileSync(path.join(root, "public", name), "");
  writeFileSync(path.join(root, "static/assets/logo.png"), "");
  const { text, problems } = await publish({});
  expect(text?.match(/^\/(?:assets|sidebars|offline)\/.*$/gm)).toEqual(["/sidebars/*"]);
  expect(problems?.map(formatProblem)).toMatchInlineSnapshot(`
    [
      "static/assets/logo.png
      /assets/logo.png keeps its name when its content changes, so browsers keep no file of /assets/ for a year.
      → Give it a place outside of /assets/. What an earlier build left goes with \`npm run clean\`.",
      "public/offline/index.html
      /offline/index.html keeps its name when its content changes, so browsers keep no file of /offline/ for a year.
      → Give it a place outside of /offline/. What an earlier build left goes with \`npm run clean\`.",
    ]
  `);
});

test("what hosts would not take is told", async () => {
  const scripts = Array.from({ length: 40 }, (_, index) => `<script>a(${index})</script>`).join("");
  for (let index = 0; index < 99; index += 1)
    mkdirSync(path.join(root, `public/search/${1000 + index}.0123456789ab`), { recursive: true });
  const { problems } = await publish({ "/docs/a/": scripts }, { configFile: "docusaurus.config.js" });
  expect(problems?.map(({ severity, file, message }) => `${severity}: ${file}: ${message}`)).toMatchInlineSnapshot(`
    [
      "warning: docusaurus.config.js: The security policy of /* is longer than the 2000 characters that hosts take, because its pages have so many different inline scripts.",
      "warning: docusaurus.config.js: The security policy of /docs/* is longer than the 2000 characters that hosts take, because its pages have so many different inline scripts.",
      "warning: docusaurus.config.js: public/_headers has 105 rules; Cloudflare Pages takes 100.",
    ]
  `);
});
