import { gitUpdatesOf, historyProblems, updatesOfTranslated } from "../../../src/build/context/git";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

/** What `git log -z` prints of one commit. */
const commit = (date: string, author: string, ...files: string[]) => commitOf(date, author, [], files);
const commitOf = (date: string, author: string, others: readonly string[], files: readonly string[]) =>
  `\0${date}\u001f${author}\u001f${others.join("\u001e")}\0${files.map((file, index) => `${index === 0 ? "\n" : ""}${file}\0`).join("")}`;

describe("gitUpdatesOf", () => {
  it("takes the newest commit for a file's last change and the oldest for its beginning", () => {
    const log =
      commit("2024-05-03T10:00:00+02:00", "Ada", "content/a.mdx") +
      commit("2024-05-02T10:00:00Z", "Grace", "content/a.mdx", "content/b.mdx") +
      commit("2023-01-01T00:00:00Z", "Edsger", "content/a.mdx");
    expect(Object.fromEntries(gitUpdatesOf(log))).toEqual({
      "content/a.mdx": {
        date: "2024-05-03T08:00:00.000Z",
        author: "Ada",
        firstDate: "2023-01-01T00:00:00.000Z",
        contributors: ["Ada", "Edsger", "Grace"],
      },
      "content/b.mdx": {
        date: "2024-05-02T10:00:00.000Z",
        author: "Grace",
        firstDate: "2024-05-02T10:00:00.000Z",
        contributors: ["Grace"],
      },
    });
  });

  it("counts the commits of authors and of those whom trailers name, and leaves out machines", () => {
    const files = ["content/a.mdx"];
    const log =
      commitOf("2024-05-03T10:00:00Z", "Ada", ["Grace Hopper <grace@example.com>", "Bot[bot] <b@example.com>"], files) +
      commitOf("2024-05-02T10:00:00Z", "renovate[bot]", ["Grace Hopper <grace@example.com>"], files) +
      commitOf("2024-05-01T10:00:00Z", "Barbara", [], files);
    expect(gitUpdatesOf(log).get("content/a.mdx")?.contributors).toEqual(["Grace Hopper", "Ada", "Barbara"]);
  });

  it("reads names with spaces and authors with any sign", () => {
    const log = commit(
      "2024-05-03T10:00:00Z",
      "Ada | Lovelace, Ünï",
      "content/folder with space/doc 1.mdx",
      "content/beginner's guide.mdx",
      'content/"quoted"\\\t\nß.mdx',
    );
    expect([...gitUpdatesOf(log).keys()]).toEqual([
      "content/folder with space/doc 1.mdx",
      "content/beginner's guide.mdx",
      'content/"quoted"\\\t\nß.mdx',
    ]);
    expect(gitUpdatesOf(log).get("content/beginner's guide.mdx")?.author).toBe("Ada | Lovelace, Ünï");
  });

  it("passes over commits without files, and reads an empty log", () => {
    expect([
      ...gitUpdatesOf(
        commit("2024-05-03T10:00:00Z", "Ada") + commit("2024-05-02T10:00:00Z", "Grace", "content/a.mdx"),
      ).keys(),
    ]).toEqual(["content/a.mdx"]);
    expect(gitUpdatesOf("").size).toBe(0);
  });
});

test("a translation that is there dates the page of its original, one that is gone does not", () => {
  const log =
    commit("2024-05-03T10:00:00Z", "Ada", "content/fr/a.mdx", "content/fr/b.mdx") +
    commit("2024-05-02T10:00:00Z", "Grace", "content/a.mdx", "content/b.mdx");
  const folders = [{ folder: "content", translated: "content/fr" }];
  const updates = updatesOfTranslated(gitUpdatesOf(log), folders, (file) => file !== "content/fr/b.mdx");
  expect([updates.get("content/a.mdx")?.author, updates.get("content/b.mdx")?.author]).toEqual(["Ada", "Grace"]);
});

test("a file that begins where the history is cut off may be older, one that came later is not", () => {
  const log = commitOf("2024-05-03T10:00:00Z", "Ada", [], ["b.mdx"]).replace("\0\n", "\u001f1a2b\0\n");
  const updates = gitUpdatesOf(log + commit("2024-05-02T10:00:00Z", "Ada", "a.mdx"), true);
  expect([...updates].map(([file, { mayBeginEarlier }]) => [file, mayBeginEarlier])).toEqual([
    ["b.mdx", undefined],
    ["a.mdx", true],
  ]);
});

describe("historyProblems", () => {
  const problem = { severity: "warning" as const, file: ".git", message: "Cut off.", remedy: "Fetch all." };
  const [docs, blog] = [smallestSite.docs[0]!, smallestSite.blogs[0]!];
  const quiet: Partial<SiteInput> = {
    noIndex: true,
    docs: [{ ...docs, feed: { formats: [] } }],
    blogs: [{ ...blog, showLastUpdateTime: false, showLastUpdateAuthor: false }],
  };
  const isTold = (isCutOff: boolean, changes: Partial<SiteInput>) => {
    const site = readSite({ ...smallestSite, ...quiet, ...changes });
    return historyProblems({ problems: [problem], isCutOff }, site).length > 0;
  };

  it.each<[string, Partial<SiteInput>, { cutOff: boolean; missing: boolean }]>([
    ["nothing", {}, { cutOff: false, missing: false }],
    ["the sitemap", { noIndex: false }, { cutOff: true, missing: false }],
    ["a feed of docs", { docs: [docs] }, { cutOff: true, missing: false }],
    ["posts", { blogs: [{ ...blog, showLastUpdateAuthor: false }] }, { cutOff: true, missing: false }],
    ["docs", { docs: [{ ...docs, showLastUpdateTime: true }] }, { cutOff: true, missing: true }],
    ["contributors", { docs: [{ ...docs, showContributors: true }] }, { cutOff: true, missing: true }],
  ])("where %s has what git knows", (_what, changes, { cutOff, missing }) => {
    expect([isTold(true, changes), isTold(false, changes)]).toEqual([cutOff, missing]);
  });
});
