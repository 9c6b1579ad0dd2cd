import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import sharp from "sharp";
import { install } from "../../../src/features/install";
import { publishInstall } from "../../../src/features/install/publish";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { FakeGatsby } from "../../support/gatsby-api";
import { nothingElse } from "../../support/finished-site";
import { smallestSite } from "../../support/site";

const SETTINGS = {
  icon: "/logo.svg",
  backgroundColor: "#ff0000",
  themeColor: { light: "#ffffff", dark: "#000000" },
  screenshots: [{ src: "/wide.png", label: "A doc" }],
  shortcuts: [{ name: "Docs", url: "/docs/" }],
} satisfies SiteInput["install"];
let root: string;
beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "install-"));
  mkdirSync(path.join(root, "static"));
  mkdirSync(path.join(root, "public"));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><path d="M0 0h32v32H0Z" fill="#00f"/></svg>';
  writeFileSync(path.join(root, "static/logo.svg"), svg);
  const shot = sharp({ create: { width: 40, height: 20, channels: 3, background: "#fff" } });
  await shot.png().toFile(path.join(root, "static/wide.png"));
});
afterEach(() => rmSync(root, { recursive: true }));

const siteWith = (changes: Partial<SiteInput>) => readSite({ ...smallestSite, ...changes });
const publish = (changes: Partial<SiteInput> = { install: SETTINGS }) =>
  publishInstall({ root, site: siteWith(changes), production: true }, nothingElse).end?.();
const file = (name: string) => path.join(root, "public", name);

/** The colour of a pixel of an icon, as `#rrggbb`, and how much of it shows. */
async function pixel(name: string, left: number, top: number): Promise<string> {
  const area = { left, top, width: 1, height: 1 };
  return `#${(await sharp(file(name)).ensureAlpha().extract(area).raw().toBuffer()).toString("hex")}`;
}

test("the pages that shortcuts open are links to check", () => {
  const context = { root, site: siteWith({ install: SETTINGS }), production: true };
  const args = new FakeGatsby().args<CreatePagesArgs>();
  expect(install.links?.(args, context)).toMatchObject([{ file: "src/site.ts", links: [{ url: "/docs/" }] }]);
});

test("icons are drawn from the SVG in the sizes that systems ask for", async () => {
  await publish();
  for (const [name, size] of Object.entries({
    "icon-192": 192,
    "icon-512": 512,
    "maskable-512": 512,
    "apple-touch-icon": 180,
  })) {
    const { width, height, format } = await sharp(file(`install/${name}.png`)).metadata();
    expect([name, width, height, format]).toEqual([name, size, size, "png"]);
  }
  expect(await pixel("install/icon-192.png", 1, 1)).toBe("#0000ffff");
});

test("a maskable icon keeps its picture where no system cuts it off, before the background", async () => {
  await publish();
  expect(await pixel("install/maskable-512.png", 256, 256)).toBe("#0000ffff");
  // The corners of the picture lie within the circle of 80 % of the width.
  const corner = Math.ceil(256 - (0.4 * 512) / Math.SQRT2);
  expect(await pixel("install/maskable-512.png", corner - 2, corner - 2)).toBe("#ff0000ff");
});

test("the manifest says all below the base URL", async () => {
  await publish({ install: SETTINGS, baseUrl: "/base/" });
  expect(JSON.parse(readFileSync(file("manifest.webmanifest"), "utf8"))).toMatchInlineSnapshot(`
    {
      "background_color": "#ff0000",
      "description": "A site",
      "dir": "ltr",
      "display": "standalone",
      "icons": [
        {
          "purpose": "any",
          "sizes": "192x192",
          "src": "/base/install/icon-192.png",
          "type": "image/png",
        },
        {
          "purpose": "any",
          "sizes": "512x512",
          "src": "/base/install/icon-512.png",
          "type": "image/png",
        },
        {
          "purpose": "maskable",
          "sizes": "512x512",
          "src": "/base/install/maskable-512.png",
          "type": "image/png",
        },
      ],
      "id": "/base/",
      "lang": "en",
      "name": "Site",
      "scope": "/base/",
      "screenshots": [
        {
          "form_factor": "wide",
          "label": "A doc",
          "sizes": "40x20",
          "src": "/base/wide.png",
          "type": "image/png",
        },
      ],
      "short_name": "Site",
      "shortcuts": [
        {
          "name": "Docs",
          "url": "/base/docs/",
        },
      ],
      "start_url": "/base/",
      "theme_color": "#ffffff",
    }
  `);
});

test("each page names the manifest, the icon and the colours of both modes", () => {
  expect(install.head?.(siteWith({ install: SETTINGS, baseUrl: "/base/" }))).toMatchInlineSnapshot(`
    [
      {
        "props": {
          "href": "/base/manifest.webmanifest",
          "rel": "manifest",
        },
        "tag": "link",
      },
      {
        "props": {
          "href": "/base/install/apple-touch-icon.png",
          "rel": "apple-touch-icon",
        },
        "tag": "link",
      },
      {
        "props": {
          "content": "#ffffff",
          "media": "(prefers-color-scheme: light)",
          "name": "theme-color",
        },
        "tag": "meta",
      },
      {
        "props": {
          "content": "#000000",
          "media": "(prefers-color-scheme: dark)",
          "name": "theme-color",
        },
        "tag": "meta",
      },
    ]
  `);
});

test("files lie in any of the site's static folders", async () => {
  renameSync(path.join(root, "static"), path.join(root, "website"));
  const staticFolders = ["more", "website"];
  await publish({ install: SETTINGS, staticFolders });
  expect(existsSync(file("install/icon-192.png"))).toBe(true);
});

test("a site that cannot be installed has nothing of it, also after a build that had", async () => {
  await publish();
  await publish({});
  expect([existsSync(file("manifest.webmanifest")), existsSync(file("install/icon-192.png"))]).toEqual([false, false]);
  expect(install.head?.(siteWith({}))).toEqual([]);
});
