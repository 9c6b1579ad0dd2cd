import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { GONE } from "../../../../src/files/digest";
import { namedFile } from "../../../../src/mdx/compile/builders/named-file";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "named-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const translations = [{ folder: "web/docs", translated: "web/i18n/fr/docs" }];
const write = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), "");
  }
};
/** The file that another one names, and what is noted of those that are not there. */
const named = (written: string, file = "web/docs/a.md") => {
  const dependencies = new Map<string, string>();
  const settings = { siteFolder: "web", translations };
  return { found: namedFile(written, { root, file, settings, state: { dependencies } }), noted: [...dependencies] };
};

test("what lies beside a translation goes before what lies beside the file itself", () => {
  write("web/docs/a.md", "web/docs/x.png", "web/i18n/fr/docs/a.md");
  expect(named("./x.png")).toEqual({ found: "web/docs/x.png", noted: [["web/i18n/fr/docs/x.png", GONE]] });
  write("web/i18n/fr/docs/x.png");
  expect(named("./x.png")).toEqual({ found: "web/i18n/fr/docs/x.png", noted: [] });
});

test("a path may be written from where the translation lies", () => {
  write("web/docs/a.md", "web/i18n/fr/docs/a.md", "web/static/x.png");
  expect(named("../../../static/x.png").found).toBe("web/static/x.png");
});

test("a file without a translation has translated files beside it, too, which go before the originals", () => {
  write("web/docs/a.md", "web/docs/_p.mdx");
  expect(named("./_p.mdx")).toEqual({ found: "web/docs/_p.mdx", noted: [["web/i18n/fr/docs/_p.mdx", GONE]] });
  write("web/i18n/fr/docs/_p.mdx", "web/docs/c.tsx", "web/i18n/fr/docs/c.tsx");
  expect(named("./_p.mdx")).toEqual({ found: "web/i18n/fr/docs/_p.mdx", noted: [] });
  expect(named("./c").found).toBe("web/i18n/fr/docs/c");
});

test("a translated partial has what lies beside the original, and paths from where it lies itself", () => {
  write("web/docs/_p.mdx", "web/docs/b.png", "web/i18n/fr/docs/_p.mdx", "web/docs/c.tsx", "web/static/x.png");
  expect(named("./b.png", "web/i18n/fr/docs/_p.mdx").found).toBe("web/docs/b.png");
  expect(named("./c", "web/i18n/fr/docs/_p.mdx").found).toBe("web/docs/c");
  expect(named("../../../static/x.png", "web/i18n/fr/docs/_p.mdx").found).toBe("web/static/x.png");
});

test("what is nowhere is named as it is written, and so is what no language has to do with", () => {
  expect(named("./x.png").found).toBe("web/docs/x.png");
  expect(named("@site/src/x.png").found).toBe("web/src/x.png");
});
