import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { missingFiles, missingImages } from "../../../src/build/checks/missing-files";
import { formatProblem } from "../../../src/lib/problem";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "missing-files-"));
  write("static/favicon.svg", "static/logo.svg", "static/robots.txt");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), "");
  }
}

/** What is told of the smallest site with some changes, whose `src/site.ts` is written as JSON. */
function told(changes: Partial<SiteInput> = {}, navbarFile?: string): string {
  mkdirSync(path.join(root, "src"), { recursive: true });
  const input = { ...smallestSite, ...changes, ...(navbarFile && { settingsFiles: { navbar: navbarFile } }) };
  writeFileSync(path.join(root, "src/site.ts"), JSON.stringify(input, null, 2));
  return missingFiles({ root, site: readSite(input) })
    .map((problem) => `${problem.severity}: ${formatProblem(problem)}`)
    .join("\n\n");
}
const logo = (src: string, srcDark?: string) => ({ navbar: { ...smallestSite.navbar, logo: { src, srcDark } } });
const card = (content: string) => ({ head: [{ tag: "meta" as const, props: { property: "og:image", content } }] });

test("files that are there, and those of other sites, are no mistake", () => {
  write("static/a b.svg", "website/img/dark.png");
  const staticFolders = ["static", "website"];
  expect(told()).toBe("");
  expect(told({ ...logo("/a%20b.svg?v=2", "img/dark.png"), staticFolders })).toBe("");
  expect(told(logo("https://example.com/logo.svg", "data:image/svg+xml,<svg/>"))).toBe("");
  expect(told({ ...logo("/shown.svg"), publishedFiles: { "/shown.svg": "src/shown.svg" } })).toBe("");
  expect(told(card("https://example.org/logo.svg"))).toBe("");
});

test("a setting is told with its file, its line, the missing file, and the pictures that are there", () => {
  expect(told({ favicon: "/favicon.png", ...logo("/logo.svg", "/logo-dark.svg"), ...card("/card.png") }))
    .toMatchInlineSnapshot(`
    "error: src/site.ts:6
      \`favicon\` is '/favicon.png', and there is no static/favicon.png.
      → Put the file there, or name one that is.
      valid: /favicon.svg

    error: src/site.ts:52
      \`navbar.logo.srcDark\` is '/logo-dark.svg', and there is no static/logo-dark.svg.
      → Put the file there, or name one that is.
      valid: /logo.svg

    error: src/site.ts:86
      \`head.props.content\` is '/card.png', and there is no static/card.png.
      → Put the file there, or name one that is."
  `);
});

test("so are those of files of settings, of an app, and of a site below a path", () => {
  mkdirSync(path.join(root, "content/settings"), { recursive: true });
  const file = "content/settings/navbar.yml";
  writeFileSync(path.join(root, file), "title: Site\nlogo:\n  src: /lgo.svg\n");
  expect(told(logo("/lgo.svg"), file)).toContain(
    "error: content/settings/navbar.yml:3\n  `navbar.logo.src` is '/lgo.svg'",
  );
  const install = { icon: "/app.svg", themeColor: { light: "#ffffff", dark: "#000000" } };
  expect(told({ install })).toContain("`install.icon` is '/app.svg', and there is no static/app.svg.");
  expect(told({ ...card("https://example.org/manual/card.png"), baseUrl: "/manual/" })).toContain(
    "no static/card.png.",
  );
});

test("a picture of shared links is told with the line of its page's front matter", () => {
  write("content/a.mdx");
  writeFileSync(path.join(root, "content/a.mdx"), "---\ntitle: A\nimage: /lgo.svg\n---\n");
  const toldOf = (image: string | null, assets = {}) =>
    missingImages([{ file: "content/a.mdx", image, assets }], { root, site: readSite(smallestSite) }).map(
      formatProblem,
    );
  expect(toldOf("/lgo.svg")).toEqual([
    [
      "content/a.mdx:3",
      "  `image` is '/lgo.svg', and there is no static/lgo.svg.",
      "  → Put the file there, or name one that is.",
      "  valid: /logo.svg",
    ].join("\n"),
  ]);
  expect(toldOf("/logo.svg")).toEqual([]);
  expect(toldOf("https://example.com/lgo.svg")).toEqual([]);
  expect(toldOf("/assets/a-1.png", { "content/a.png": "/assets/a-1.png" })).toEqual([]);
  expect(toldOf(null)).toEqual([]);
});

test("of a project of Docusaurus, which builds without them, they are warnings", () => {
  expect(told({ lenient: true, favicon: "/favicon.ico" })).toBe("");
  expect(told({ lenient: true, ...logo("/lgo.svg") })).toMatch(/^warning: src\/site\.ts/);
});
