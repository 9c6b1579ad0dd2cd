import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { removeOldScripts } from "../../../src/build/publish/old-scripts";
import { publishStaticFiles } from "../../../src/build/publish/static-files";
import { publishByDigest } from "../../../src/build/publish/digest-file";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2024, 4, 31);
const [APP, RUNTIME, CHUNK] = ["app-cdcdcdcdcdcd.js", "webpack-runtime-0123456789ab.js", "12-ba9876543210.js"] as const;
const OLD_APP = "app-aaaaaaaaaaaa.js";
const STATS = "webpack.stats.json";
const STYLES = "styles.0aaaaaaaa.css";
const FRAME = "live-code/00112233445566778899aabbccddeeff.html";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "old-scripts-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, days: number, text = ""): void {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  const time = new Date(NOW - days * DAY_MS);
  utimesSync(place, time, time);
}
const left = () => readdirSync(path.join(root, "public")).sort();

function writeBuild(days: number): void {
  write(`public/${STATS}`, days, `["/${APP}", "/${RUNTIME}"]`);
  write(`public/${RUNTIME}`, days, `{12:"ba9876543210"}`);
  write(`public/${APP}`, days);
  write(`public/${CHUNK}`, days);
}

describe("scripts of earlier builds", () => {
  it("go once no build has had them for 30 days, with what else has a digest in its name", () => {
    writeBuild(40);
    for (const name of [OLD_APP, STYLES, FRAME]) write(`public/${name}`, 31);
    write("public/app-bbbbbbbbbbbb.js", 29);
    for (const name of ["about.js", "assets/a-0123abcd.pdf"]) write(`public/${name}`, 400);
    removeOldScripts(root, NOW);
    expect(left()).toEqual([CHUNK, "about.js", "app-bbbbbbbbbbbb.js", APP, "assets", RUNTIME, STATS]);
  });

  it("count from the last build that had them", () => {
    writeBuild(40);
    removeOldScripts(root, NOW);
    write(`public/${STATS}`, 0, `["/${RUNTIME}"]`);
    removeOldScripts(root, NOW + 20 * DAY_MS);
    expect(left()).toContain(APP);
    removeOldScripts(root, NOW + 31 * DAY_MS);
    expect(left()).toEqual([CHUNK, RUNTIME, STATS]);
  });

  it("are not those that the build has made before and has still", () => {
    writeBuild(0);
    write(`public/${FRAME}`, 400);
    publishByDigest(root, `/${FRAME}`, "");
    removeOldScripts(root, NOW);
    expect(readdirSync(path.join(root, "public/live-code"))).toHaveLength(1);
  });

  it("are none of a site's own files, and none where nobody knows those of the build", () => {
    write(`static/${OLD_APP}`, 400);
    write(`public/${OLD_APP}`, 400);
    removeOldScripts(root, NOW);
    expect(left()).toEqual([OLD_APP]);
    writeBuild(0);
    publishStaticFiles(root, { staticFolders: ["static"], publishedFiles: {} }, true);
    removeOldScripts(root, NOW);
    expect(left()).toContain(OLD_APP);
  });
});
