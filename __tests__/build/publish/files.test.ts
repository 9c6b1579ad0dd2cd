import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { IMAGE_FOLDER, makeCopies } from "../../../src/build/publish/image-copies";
import { copiesOf } from "../../../src/mdx/compile/builders/images/image-copies";
import { pruneAssets, publishAssets, publishStyles } from "../../../src/build/publish/assets";
import { publishRouteList } from "../../../src/build/publish/route-list";
import { pruneSidebars, writeSidebar } from "../../../src/build/publish/sidebar-files";
import type { SidebarTree } from "../../../src/lib/docs/sidebar-tree";
import { stylesheets } from "../../../src/theme/stylesheet";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "published-files-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

describe("publishAssets", () => {
  it("copies files to where pages expect them", async () => {
    write("content/a b.pdf", "pdf");
    await publishAssets(root, [["content/a b.pdf", "/assets/a%20b-1.pdf"]]);
    expect(read("public/assets/a b-1.pdf")).toBe("pdf");
  });

  it("leaves a copy alone that is there", async () => {
    write("content/a.pdf", "new");
    write("public/assets/a-1.pdf", "old");
    await publishAssets(root, [["content/a.pdf", "/assets/a-1.pdf"]]);
    expect(read("public/assets/a-1.pdf")).toBe("old");
  });

  it("has what content names no more removed from the next build, and nothing else", async () => {
    const secret: [string, string] = ["content/a b.pdf", "/assets/a%20b-1.pdf"];
    const map: [string, string] = ["content/map.png", "/assets/map-2.png"];
    write(secret[0], "pdf");
    write(map[0], "png");
    await publishAssets(root, [secret, map]);
    pruneAssets(root, [secret, map], []);
    write("public/assets/own.pdf", "of a static folder");
    pruneAssets(root, [map], [""]);
    expect(readdirSync(path.join(root, "public/assets")).sort()).toEqual(["map-2.png", "own.pdf"]);
  });

  it("leaves scripts that builds have made to open tabs, for 30 days from the last build that had them", async () => {
    const DAY_MS = 24 * 60 * 60 * 1000;
    const now = Date.UTC(2024, 4, 31);
    const [island, theme] = [".cache/webpack/mdx/islands/Clock-1.mjs", "/assets/theme-parts-2.js"];
    const library = "node_modules/mermaid/dist/entry.mjs";
    const own = "content/tool.js";
    const before = [
      [island, "/assets/Clock-1.js"],
      [library, "/assets/mermaid-1/entry.mjs"],
      [own, "/assets/tool-1.js"],
    ] as const;
    for (const [file] of before) write(file, "");
    write(`public${theme}`, "");
    await publishAssets(root, before);
    const left = () => readdirSync(path.join(root, "public/assets")).sort();
    pruneAssets(root, before, [theme], now - DAY_MS);
    pruneAssets(root, before, [theme], now);
    pruneAssets(root, [], [], now + 20 * DAY_MS);
    expect(left()).toEqual(["Clock-1.js", "mermaid-1", "theme-parts-2.js"]);
    pruneAssets(root, before.slice(0, 1), [], now + 29 * DAY_MS);
    pruneAssets(root, [], [], now + 31 * DAY_MS);
    expect(left()).toEqual(["Clock-1.js"]);
  });

  it("makes copies of images once, also for a site that was emptied", async () => {
    const photo = sharp({ create: { width: 1200, height: 300, channels: 3, background: "#2e8555" } });
    mkdirSync(path.join(root, "content"));
    writeFileSync(path.join(root, "content/wide.png"), await photo.png().toBuffer());
    const images = { quality: 60, minWidth: 640, maxWidth: 1030, steps: 2 };
    const { files, stem, widths } = copiesOf("content/wide.png", 1200, root, images);
    expect(widths).toEqual([640, 1030]);
    await publishAssets(root, files);
    const made = await Promise.all(
      ["640.avif", "640.webp", "1030.avif", "1030.webp"].map((end) =>
        sharp(path.join(root, `public${stem}-${end}`)).metadata(),
      ),
    );
    expect(made.map(({ format, width, height }) => `${format} ${width}×${height}`)).toEqual([
      "heif 640×160",
      "webp 640×160",
      "heif 1030×258",
      "webp 1030×258",
    ]);
    const kept = readdirSync(path.join(root, IMAGE_FOLDER));
    expect(kept).toHaveLength(4);
    for (const name of kept) writeFileSync(path.join(root, IMAGE_FOLDER, name), "kept");
    rmSync(path.join(root, "public"), { recursive: true });
    await publishAssets(root, files);
    expect(read(`public${stem}-640.avif`)).toBe("kept");
  });

  it("makes a copy of two images with one content once", async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#2e8555" } })
      .png()
      .toBuffer();
    for (const name of ["a.png", "b.png"]) writeFileSync(path.join(root, name), photo);
    const copy = { digest: "0123abcd", width: 20, format: "webp", quality: 60 } as const;
    const kept = path.join(root, IMAGE_FOLDER, "0123abcd-20.webp");
    const made = await makeCopies(root, [
      { ...copy, source: "a.png" },
      { ...copy, source: "b.png" },
    ]);
    expect(made).toEqual([kept, kept]);
    expect(readdirSync(path.join(root, IMAGE_FOLDER))).toEqual(["0123abcd-20.webp"]);
  });

  it("removes kept copies that no build has used for long, and notes those that this one uses", async () => {
    const images = { quality: 60, minWidth: 640, maxWidth: 640, steps: 1 };
    write("content/a.png", "a");
    const { files, stem } = copiesOf("content/a.png", 640, root, images);
    const [avif = "", webp = ""] = ["avif", "webp"].map((format) => `${stem.replace("/assets/a-", "")}-640.${format}`);
    const now = Date.UTC(2026, 5, 1);
    for (const name of [avif, webp, "old.webp"]) {
      write(`${IMAGE_FOLDER}/${name}`, "");
      const kept = path.join(root, IMAGE_FOLDER, name);
      if (name === "old.webp") truncateSync(kept, 500_000_001);
      utimesSync(kept, new Date(0), new Date(0));
    }
    for (const [, url] of files) write(`public${url}`, "there");
    await publishAssets(root, files, now);
    expect(readdirSync(path.join(root, IMAGE_FOLDER)).sort()).toEqual([avif, webp]);
    expect(statSync(path.join(root, IMAGE_FOLDER, avif)).mtimeMs).toBe(now);
  });
});

test("publishStyles writes the stylesheets under the names by which pages know them", () => {
  mkdirSync(path.join(root, "public"));
  publishStyles(root, [".own {}"]);
  for (const { css, file } of Object.values(stylesheets([".own {}"]))) expect(read(`public${file}`)).toBe(css);
});

test("publishRouteList writes the files that the not-found page fetches, and removes those of a version that went", () => {
  const titles = { "/": "Site", "/docs/ä/a/": "A" };
  publishRouteList(root, { titles, otherVersions: ["/docs/%C3%A4/"] });
  expect(JSON.parse(read("public/not-found-routes.json"))).toMatchObject({ otherVersions: ["/docs/%C3%A4/"] });
  expect(readdirSync(path.join(root, "public/not-found-routes/docs"))).toEqual(["ä.json"]);
  publishRouteList(root, { titles, otherVersions: [] });
  expect(JSON.parse(read("public/not-found-routes.json"))).toEqual({
    routes: ["0 /", "1 docs/ä/a/"],
    titles: ["Site", "A"],
    otherVersions: [],
  });
  expect(existsSync(path.join(root, "public/not-found-routes"))).toBe(false);
});

describe("the files of sidebars", () => {
  const tree: SidebarTree = [{ type: "link", label: "A", href: "/a/" }];
  const other: SidebarTree = [{ type: "link", label: "B", href: "/b/" }];
  const names = () => readdirSync(path.join(root, "public/sidebars"));

  it("have a name that is new when the sidebar is", () => {
    const name = writeSidebar(root, "docs", tree);
    expect(name).toMatch(/^docs\.[\da-f]{8}$/);
    expect(JSON.parse(read(`public/sidebars/${name}.json`))).toEqual(tree);
    expect(writeSidebar(root, "docs", tree)).toBe(name);
    expect(writeSidebar(root, "docs", other)).not.toBe(name);
    expect(names()).toHaveLength(2);
  });

  it("lie in one folder, whatever a sidebar is called", () => {
    const name = writeSidebar(root, "default-1.0-version-1.0/docs?#ä %", tree);
    expect(name).toMatch(/^default-1\.0-version-1\.0-docs-\.[\da-f]{8}$/);
    expect(names()).toEqual([`${name}.json`]);
    expect(() => pruneSidebars(root, [])).not.toThrow();
  });

  it("go when no page names them any more", () => {
    const [used, unused] = [writeSidebar(root, "docs", tree), writeSidebar(root, "docs", other)];
    pruneSidebars(root, [{}, { frame: {} }, { frame: { sidebarFile: used } }]);
    expect(names()).toEqual([`${used}.json`]);
    expect(existsSync(path.join(root, `public/sidebars/${unused}.json`))).toBe(false);
  });

  it("may not be there at all", () => {
    expect(() => pruneSidebars(root, [])).not.toThrow();
  });
});
