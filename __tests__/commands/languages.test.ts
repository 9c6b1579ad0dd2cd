import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  addLanguages,
  enterLanguage,
  forgetLanguages,
  inLanguage,
  removeLanguages,
} from "../../src/commands/languages.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "languages-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const isThere = (file: string) => existsSync(path.join(root, file));
const build = (text: string) => {
  write(".cache/nodes", text);
  write("public/index.html", text);
};
const FRENCH = { name: "fr", path: "fr" };
const note = (locales: string[]) =>
  write(".cache/webpack/last-build.json", JSON.stringify({ baseUrl: "/", locales, languages: [FRENCH] }));
const built = () => [".cache/nodes", "public/index.html"].map((file) => (isThere(file) ? read(file) : undefined));

describe("caches and builds of languages", () => {
  it("come back as they were left", () => {
    build("one");
    enterLanguage(root, "fr");
    expect(built()).toEqual([undefined, undefined]);
    build("deux");
    enterLanguage(root, "");
    expect(built()).toEqual(["one", "one"]);
    enterLanguage(root, "");
    enterLanguage(root, "fr");
    expect(built()).toEqual(["deux", "deux"]);
  });

  it("have a note that is put in place whole: an empty one would be the default one's", () => {
    build("one");
    enterLanguage(root, "fr");
    const owner = path.join(root, ".cache/webpack/language");
    linkSync(owner, path.join(root, "before"));
    enterLanguage(root, "");
    enterLanguage(root, "fr");
    expect(statSync(owner).ino).not.toBe(statSync(path.join(root, "before")).ino);
  });

  it("are put right after a change that was broken off", () => {
    build("one");
    enterLanguage(root, "fr");
    build("deux");
    enterLanguage(root, "");
    // As if the process had ended after the cache was moved, and before `public` was.
    write(".languages/_default/public/index.html", "one");
    rmSync(path.join(root, "public"), { recursive: true });
    enterLanguage(root, "");
    expect(built()).toEqual(["one", "one"]);
  });
});

test("nothing is left of languages that are forgotten", () => {
  build("one");
  enterLanguage(root, "fr");
  build("deux");
  forgetLanguages(root);
  enterLanguage(root, "");
  expect(isThere(".languages")).toBe(false);
  expect(built()).toEqual(["deux", "deux"]);
});

test("the builds of languages lie in their folders, and what hosts read at the root alone is joined there", () => {
  note(["en", "fr"]);
  write("public/robots.txt", "User-agent: *\n\nSitemap: https://a.example/sitemap-index.xml\n");
  write("public/_redirects", "/a/ /b/ 301\n");
  write("public/fr/old.html", "old");
  write(".languages/fr/public/index.html", "deux");
  write(".languages/fr/public/sitemap-index.xml", "<sitemapindex/>");
  write(".languages/fr/public/_redirects", "/fr/a/ /fr/b/ 301\n");
  write(".languages/fr/public/robots.txt", "User-agent: *\n\nSitemap: https://a.example/fr/sitemap-index.xml\n");
  addLanguages(root, [FRENCH]);
  expect(read("public/fr/index.html")).toBe("deux");
  expect(read("public/_redirects")).toBe("/a/ /b/ 301\n/fr/a/ /fr/b/ 301\n");
  expect(read("public/robots.txt").match(/^Sitemap: .*$/gm)).toHaveLength(2);
  expect(["_redirects", "robots.txt"].filter((name) => isThere(`public/fr/${name}`))).toEqual([]);
});

test("rules of a language are joined at the root also where the default one has none, each time anew", () => {
  note(["en", "fr"]);
  write(".languages/fr/public/_redirects", "/fr/a/ /fr/b/ 301\n");
  for (const time of ["first", "second"]) {
    addLanguages(root, [FRENCH]);
    expect([time, read("public/_redirects")]).toEqual([time, "/fr/a/ /fr/b/ 301\n"]);
    expect(isThere("public/fr")).toBe(true);
    removeLanguages(root);
    expect(["fr", "_redirects", "_headers"].filter((name) => isThere(`public/${name}`))).toEqual([]);
  }
});

test("a site of one language keeps its own rules before it is built again", () => {
  write("public/_redirects", "/a/ /b/ 301\n");
  removeLanguages(root);
  expect(isThere("public/_redirects")).toBe(true);
});

test("nothing is kept of languages in which the site is not built any more", () => {
  note(["en", "fr"]);
  for (const name of ["_default", "fr", "de"]) write(`.languages/${name}/public/index.html`, name);
  addLanguages(root, [FRENCH]);
  expect(readdirSync(path.join(root, ".languages")).sort()).toEqual(["_default", "fr"]);
});

describe("a language that somebody asks for", () => {
  const run = (asked: string, code: number) =>
    inLanguage(root, asked, () => {
      build(asked);
      return Promise.resolve(code);
    });

  it("takes the place of what was there", async () => {
    build("one");
    expect(await run("fr", 0)).toBe(0);
    expect(built()).toEqual(["fr", "fr"]);
  });

  it("leaves what was there where it cannot be built, as one that the site does not have", async () => {
    build("one");
    expect(await run("xx", 1)).toBe(1);
    expect(built()).toEqual(["one", "one"]);
  });

  it("is the default one also by its name, of which a build has told", async () => {
    build("one");
    note(["en", "fr"]);
    expect(await run("en", 0)).toBe(0);
    expect([built(), isThere(".languages")]).toEqual([["en", "en"], false]);
    rmSync(path.join(root, ".cache"), { recursive: true });
    await run("en", 0);
    note(["en", "fr"]);
    enterLanguage(root, "");
    expect(built()).toEqual(["en", "en"]);
  });
});
