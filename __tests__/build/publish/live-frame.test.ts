import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { liveFrame, type LiveFrame } from "../../../src/build/publish/live-frame";
import { readSite } from "../../../src/lib/site-config";
import { md5 } from "../../../src/files/digest";
import { smallestSite } from "../../support/site";

const locales = { ar: { label: "عربي", direction: "rtl", htmlLang: "ar", calendar: "gregory", path: "ar" } } as const;
const site = readSite({ ...smallestSite, i18n: { defaultLocale: "ar", locales } });
let root: string;
let frame: LiveFrame;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "live-frame-"));
  for (const name of ["src", "node_modules"]) symlinkSync(path.resolve(name), path.join(root, name));
  frame = await liveFrame.of({ root, site });
});
afterAll(() => rmSync(root, { recursive: true }));

describe("the live frame", () => {
  it("is named by its digest", () => {
    expect(frame.url).toBe(`/live-code/${md5(frame.text)}.html`);
  });

  it("is made once per process", () => {
    expect(liveFrame.of({ root: "elsewhere", site })).toBe(liveFrame.of({ root, site }));
  });

  it("is a document in the site's language that search engines pass over", () => {
    expect(frame.text).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">\n<head>\n<meta charset="utf-8">/);
    expect(frame.text).toContain('<meta name="robots" content="noindex">');
  });

  it("runs its own script and no other", () => {
    const scripts = [...frame.text.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? "");
    expect(scripts).toHaveLength(1);
    const digest = createHash("sha256")
      .update(scripts[0] ?? "")
      .digest("base64");
    expect(frame.text).toContain(`default-src 'none'; script-src 'sha256-${digest}' 'unsafe-eval';`);
  });

  it("is written to where pages expect it, once", async () => {
    const file = path.join(root, "public", frame.url);
    expect(existsSync(file)).toBe(false);
    await liveFrame.publish({ root, site });
    expect(readFileSync(file, "utf8")).toBe(frame.text);
    writeFileSync(file, "kept");
    await liveFrame.publish({ root, site });
    expect(readFileSync(file, "utf8")).toBe("kept");
  });
});
