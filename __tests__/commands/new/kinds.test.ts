import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { answersOf } from "../../../src/commands/new/ask";
import { fileText } from "../../../src/commands/new/file-text";
import { kindOf, type KindName } from "../../../src/commands/new/kinds";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { readSettings } from "../../../src/read-settings";
import { site as siteInput } from "../../../src/site";

const root = mkdtempSync(path.join(tmpdir(), "new-"));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  write("docs/versions.yml", "- current\n- '1.0'\n");
  write("docs/current/a.mdx", "A");
  write("docs/1.0/a.mdx", "A");
  write("blog/authors.yml", "ada:\n  name: Ada\n");
  write("sites/_tags.yml", 'open:\n  label: Open\n  description: Open\n  color: "#000000"\n');
});
afterAll(() => rmSync(root, { recursive: true }));

const blog = { routeBasePath: "/b", title: "B", description: "B", postsPerPage: 5, sidebarTitle: "B" };
const site = readSite({
  ...readSettings(siteInput),
  docs: [{ id: "default", content: "docs", routeBasePath: "/docs" }],
  blogs: [
    { ...blog, id: "blog", content: "blog" },
    { ...blog, id: "log", content: "log", routeBasePath: "/log", layout: "timeline" },
  ],
  showcase: { content: "sites", title: "S", description: "S" },
  featureRequests: { content: "requests", title: "R", description: "R", areas: { docs: "Docs" } },
} satisfies SiteInput);

const at = { today: "2024-05-03", now: "2024-05-03T08:00:00.000Z" };
const written = (name: KindName, given: Record<string, string>, from = site) => {
  const kind = kindOf(name, { root, site: from, ...at });
  const file = kind.fileOf(answersOf(kind.questions, given));
  return `${file.file}\n${fileText(file, kind.schema)}`;
};

describe("the kinds of new files", () => {
  it("writes a doc into the newest version, or the one that is named", () => {
    expect(written("doc", { title: "Deploy: it", description: "Put it # online." })).toBe(
      'docs/current/deploy-it.mdx\n---\ntitle: "Deploy: it"\ndescription: "Put it # online."\n---\n\n{/* Begin with the task. */}\n',
    );
    expect(written("doc", { title: "A", description: "B.", version: "1.0", path: "deep/a" })).toMatch(
      /^docs\/1\.0\/deep\/a\.mdx\n/,
    );
  });

  it.each([
    ["post", { title: "A", description: "B", date: "2024-05-04" }],
    ["changelog", { version: "1.0", description: "B", date: "2024-05-04" }],
  ] as const)("says until when a %s of a day to come is left out, unless the blog publishes it", (name, given) => {
    const nextOf = (answers: Record<string, string>, blogs = site.blogs) => {
      const { fileOf, questions } = kindOf(name, { root, site: { ...site, blogs }, ...at });
      return fileOf(answersOf(questions, answers)).next;
    };
    expect(nextOf(given)).toMatch(/^Builds for readers leave it out until 2024-05-04 begins in UTC;/);
    expect(nextOf({ ...given, date: "2024-05-03" })).toBeUndefined();
    const publishing = site.blogs.map((one) => ({ ...one, futurePosts: "publish" as const }));
    expect(nextOf(given, publishing)).toBeUndefined();
  });

  it("takes the path of a doc with its ending and a slash at its beginning, too", () => {
    write("docs/1.0/sidebars.yml", "docs: [a]\n");
    const doc = kindOf("doc", { root, site, ...at });
    const of = (path: string) =>
      doc.fileOf(answersOf(doc.questions, { title: "A", description: "B", version: "1.0", path }));
    for (const path of [
      "guides/ext.mdx",
      "/guides/ext.md",
      "./guides/ext/",
      "//guides/ext",
      "guides/ext/.mdx",
      "guides/ext.mdx/",
      "guides\\ext",
      ".\\guides\\ext.mdx",
      "guides/./ext",
    ])
      expect(of(path)).toMatchObject({
        file: "docs/1.0/guides/ext.mdx",
        next: expect.stringContaining("as `guides/ext`, unless") as string,
      });
    expect(of("01-guides/2-ext.mdx")).toMatchObject({ next: expect.stringContaining("as `guides/ext`,") as string });
    expect(() => of("/")).toThrow("--path (Path in the version's folder, without the ending): '/' names no file.");
    expect(() => of(".mdx")).toThrow("names no file");
  });

  it("refuses a path whose id another doc of the version has, by its path or by its front matter", () => {
    write("docs/current/guides/1-quick.md", "Quick");
    write("docs/current/guides/slow.md", "---\nid: late\n---\n\nSlow");
    write("docs/current/guides/_part.md", "Part");
    const at = (path: string) => written("doc", { title: "A", description: "B.", path });
    expect(() => at("guides/quick")).toThrow(
      "docs/current/guides/quick.mdx would have the id 'guides/quick', which docs/current/guides/1-quick.md has. " +
        "Choose another path.",
    );
    expect(() => at("guides/late")).toThrow("which docs/current/guides/slow.md has.");
    for (const free of ["guides/slow", "guides/part", "quick"])
      expect(at(free)).toContain(`docs/current/${free}.mdx\n`);
  });

  it("refuses a path of which no page would be made", () => {
    const refused = (path: string) => written("doc", { title: "A", description: "B.", path });
    for (const path of ["_part", "_parts/a"])
      expect(() => refused(path)).toThrow(
        `docs/current/${path}.mdx would be no page: a file is a part of other pages where its name, or that of a folder, begins with _. Choose another path.`,
      );
    for (const path of [".a", "a/.b/c"])
      expect(() => refused(path)).toThrow(/holds '\..', and no file is read behind a dot\./);
    const docs = site.docs.map((one) => ({ ...one, include: ["current/guides/**"] }));
    const { fileOf, questions } = kindOf("doc", { root, site: { ...site, docs }, ...at });
    const chosen = (path: string) => fileOf(answersOf(questions, { title: "A", description: "B.", path })).file;
    expect(chosen("guides/new")).toBe("docs/current/guides/new.mdx");
    expect(() => chosen("new")).toThrow("`include` and `exclude` of the docs instance 'default' leave it out");
  });

  it("refuses versions that are not there and paths that lead out", () => {
    expect(() => written("doc", { title: "A", description: "B.", version: "2" })).toThrow(
      "--version (Version): There is no '2'. Valid, nearest first: 1.0, current.",
    );
    for (const path of ["../x", "../../x", "a/../b", "..\\x"])
      expect(() => written("doc", { title: "A", description: "B.", path })).toThrow(
        `'${path}' leads out of the version's folder. Write it without '..'.`,
      );
    expect(() => written("doc", { title: "A", description: "B.", path: "a b?" })).toThrow(
      "'a b?' holds '?', with which no link leads to a page. Write it without.",
    );
    expect(() => written("changelog", { version: "../1", description: "B." })).toThrow(
      "log/../1.mdx leads out of the folder. Write a path without `..`.",
    );
    expect(written("doc", { title: "A", description: "B.", path: "a..b" })).toMatch(/^docs\/current\/a\.\.b\.mdx\n/);
  });

  it("writes a post into the folder of its year", () => {
    expect(written("post", { title: "News", description: "Some.", authors: "ada" })).toBe(
      "blog/2024/05-03-news.mdx\n---\ntitle: News\ndescription: Some.\nauthors:\n  - ada\n---\n\n" +
        "{/* What happened, and why it matters to readers. */}\n\n{/* truncate */}\n",
    );
    expect(() => written("post", { title: "News", description: "Some.", authors: "eve" })).toThrow(
      "There is no 'eve'. Valid, nearest first: ada.",
    );
  });

  it("writes a post as the newest one is written, in `.md` with comments of HTML", () => {
    write("blog/2020-01-02-old/index.md", "Old");
    write("blog/_2021-01-02-draft.mdx", "Draft");
    expect(written("post", { title: "News", description: "Some." })).toBe(
      "blog/2024-05-03-news/index.md\n---\ntitle: News\ndescription: Some.\n---\n\n" +
        "<!-- What happened, and why it matters to readers. -->\n\n<!-- truncate -->\n",
    );
    rmSync(path.join(root, "blog/2020-01-02-old"), { recursive: true });
  });

  it("writes an entry of the changelog whose version stays a text", () => {
    expect(written("changelog", { version: "3.4", description: "Adds <b>." })).toBe(
      'log/3.4.mdx\n---\ntitle: "3.4"\ndescription: Adds <b>.\ndate: 2024-05-03\nslug: /3.4\n---\n\n' +
        "Adds \\<b>.\n\n{/* truncate */}\n\n## New features\n\n## Bug fixes\n",
    );
  });

  it("writes a site of the showcase without what was not answered", () => {
    expect(written("showcase", { title: "Ünï's", website: "https://example.com", tags: "open" })).toBe(
      "sites/unis.yml\ntitle: Ünï's\nwebsite: https://example.com\ntags:\n  - open\n",
    );
  });

  it("says with file and line what the build would refuse", () => {
    const { fileOf, schema } = kindOf("showcase", { root, site, ...at });
    expect(() => fileText(fileOf({ title: "A", website: "example.com" }), schema)).toThrow(
      /^sites\/a\.yml:2\n {2}The value of 'website' is not valid: must be an address that begins with http/,
    );
    expect(() =>
      written("request", { title: "A", description: "B", area: "docs", opened: "soon", discussion: "https://a.b" }),
    ).toThrow("--opened (Day on which it was opened): There is no day 'soon'. Write one as 2024-05-03.");
  });

  it("refuses addresses that the build would refuse, while it asks", () => {
    expect(() => written("showcase", { title: "A", website: "example.com", source: "b" })).toThrow(
      /^--website .*'example\.com' is no address.*\n--source .*'b' is no address/,
    );
    const request = { title: "A", description: "B", area: "docs", discussion: "mailto:a@b.example" };
    expect(() => written("request", request)).toThrow("--discussion");
  });

  it("refuses days that the calendar does not have, and titles that give a file no name", () => {
    for (const date of ["2024-13-45", "2024-02-30", "5/3/2024"]) {
      expect(() => written("post", { title: "A", description: "B", date })).toThrow(`There is no day '${date}'.`);
      expect(() => written("changelog", { version: "1", description: "B", date })).toThrow("There is no day");
    }
    for (const kind of ["post", "request", "showcase"] as const)
      expect(() => written(kind, { title: "!!!" })).toThrow(": '!!!' gives no name for the file.");
    expect(() => written("doc", { title: "!!!", description: "B" })).toThrow("--path");
  });

  it("says what a site lacks that has no such kind", () => {
    expect(() => written("showcase", {}, { ...site, showcase: undefined })).toThrow("src/site.ts has no `showcase`.");
    expect(() => written("request", {}, { ...site, featureRequests: undefined })).toThrow("no `featureRequests`");
    expect(() => written("post", {}, { ...site, blogs: [] })).toThrow('`layout: "list"`');
    expect(() => written("changelog", {}, { ...site, blogs: [] })).toThrow('`layout: "timeline"`');
    expect(() => written("doc", {}, { ...site, docs: [] })).toThrow("no `docs`");
  });
});
