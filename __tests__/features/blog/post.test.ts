import { postFrontMatterSchema, postOf, type PostSource } from "../../../src/features/blog/post";
import { formatProblem } from "../../../src/lib/problem";
import type { BlogInstance } from "../../../src/lib/site-config";

const instance: BlogInstance = {
  id: "news",
  content: "content/news",
  routeBasePath: "/news",
  mdx: "full",
  title: "News",
  description: "All news",
  postsPerPage: 5,
  sidebarTitle: "Posts",
  sidebarCount: "all",
  sortPosts: "descending",
  futurePosts: "hold",
  archive: true,
  authorsFile: "authors.yml",
  listsAllAuthors: false,
  tagsFile: "tags.yml",
  paths: { tags: "tags", archive: "archive", authors: "authors", page: "page" },
  showReadingTime: true,
  wordsPerMinute: 200,
  showLastUpdateTime: true,
  showLastUpdateAuthor: true,
  layout: "list",
  onInlineTags: "warn",
  feed: { limit: 20, formats: [] },
  searched: true,
  editUrl: "https://example.org/edit/news",
};

function sourceOf(frontMatter: Record<string, unknown>, more: Partial<PostSource> = {}): PostSource {
  return {
    instance,
    path: "2024/05-03-big news/index.mdx",
    frontMatter: postFrontMatterSchema.parse(frontMatter),
    authorsFile: { team: { name: "Team", page: false } },
    tagsFile: {},
    tagsFilePath: "content/news/tags.yml",
    firstParagraph: "First.",
    words: 401,
    truncated: true,
    now: "2025-01-01T00:00:00.000Z",
    headingLevels: { min: 2, max: 3 },
    ...more,
  };
}

function postWith(frontMatter: Record<string, unknown>, more: Partial<PostSource> = {}) {
  return postOf(sourceOf(frontMatter, more)).post;
}

function problemsWith(frontMatter: Record<string, unknown>, more: Partial<PostSource> = {}): string {
  return postOf(sourceOf(frontMatter, more))
    .problems.map((problem) => `${problem.severity}: ${formatProblem(problem)}`)
    .join("\n");
}

describe("postFrontMatterSchema", () => {
  it("reads a YAML day as that day, and a YAML time as that time", () => {
    expect(postFrontMatterSchema.parse({ date: new Date("2024-05-03") }).date).toBe("2024-05-03");
    expect(postFrontMatterSchema.parse({ date: new Date("2024-05-03T10:30:00Z") }).date).toBe(
      "2024-05-03T10:30:00.000Z",
    );
  });

  it.each([
    [{ date: "soon" }, "'soon' is no date"],
    [{ last_update: { date: "2024-13-01" } }, "'2024-13-01' is not in the calendar"],
    [{ toc_max_heading_level: 7 }, "Too big: expected number to be <=6"],
    [{ autor: "team" }, 'Unrecognized key: "autor"'],
    [{ draft: "yes" }, "Invalid input: expected boolean, received string"],
  ])("refuses %j", (written, message) => {
    expect(postFrontMatterSchema.safeParse(written).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe("postOf", () => {
  it("makes a post of a path, its text and nothing else", () => {
    expect(postOf(sourceOf({}))).toMatchInlineSnapshot(`
      {
        "post": {
          "appearsFrom": "2024-05-03",
          "authors": [],
          "date": "2024-05-03",
          "description": "First.",
          "draft": false,
          "editUrl": "https://example.org/edit/news/2024/05-03-big%20news/index.mdx",
          "hideTableOfContents": false,
          "image": null,
          "instance": "news",
          "keywords": [],
          "lastUpdate": null,
          "noIndex": false,
          "ownDescription": false,
          "permalink": "/news/2024/05/03/big news/",
          "readingMinutes": 3,
          "redirectFrom": [],
          "retells": null,
          "sidebarLabel": null,
          "slug": "/2024/05/03/big news",
          "tags": [],
          "title": "big news",
          "titleMeta": null,
          "titleWins": false,
          "tocMaxHeadingLevel": 3,
          "tocMinHeadingLevel": 2,
          "truncated": true,
          "unlisted": false,
          "waiting": false,
        },
        "problems": [],
      }
    `);
  });

  it("takes from front matter what it says", () => {
    const frontMatter = {
      title: "Written",
      title_meta: "For search engines",
      description: "Said",
      slug: "said/",
      date: "2020-02-02",
      authors: "team",
      tags: ["Some tag", "some-tag"],
      keywords: ["one"],
      image: "/img/a.png",
      unlisted: true,
      hide_table_of_contents: true,
      toc_min_heading_level: 4,
      hide_reading_time: true,
      sidebar_label: "Short",
      custom_edit_url: "https://example.org/mine",
      last_update: { author: "Ada", date: "03/31/2024" },
    };
    const { post, problems } = postOf(sourceOf(frontMatter, { contentTitle: "Heading" }));
    expect(post).toMatchInlineSnapshot(`
      {
        "appearsFrom": "2020-02-02",
        "authors": [
          {
            "description": null,
            "email": null,
            "imageUrl": null,
            "key": "team",
            "name": "Team",
            "permalink": null,
            "socials": [],
            "title": null,
            "url": null,
          },
        ],
        "date": "2020-02-02",
        "description": "Said",
        "draft": false,
        "editUrl": "https://example.org/mine",
        "hideTableOfContents": true,
        "image": "/img/a.png",
        "instance": "news",
        "keywords": [
          "one",
        ],
        "lastUpdate": {
          "author": "Ada",
          "date": "2024-03-31",
        },
        "noIndex": true,
        "ownDescription": true,
        "permalink": "/news/said/",
        "readingMinutes": null,
        "redirectFrom": [],
        "retells": null,
        "sidebarLabel": "Short",
        "slug": "/said",
        "tags": [
          {
            "description": null,
            "label": "Some tag",
            "permalink": "/news/tags/some-tag/",
          },
        ],
        "title": "Written",
        "titleMeta": "For search engines",
        "titleWins": true,
        "tocMaxHeadingLevel": 4,
        "tocMinHeadingLevel": 4,
        "truncated": true,
        "unlisted": true,
        "waiting": false,
      }
    `);
    expect(problems).toEqual([]);
  });

  it("prefers the front matter's title to the heading, and the heading to the file name", () => {
    expect(postWith({ title: "Written" }, { contentTitle: "Heading" }).title).toBe("Written");
    expect(postWith({}, { contentTitle: "Heading" }).title).toBe("Heading");
    expect(postWith({}).title).toBe("big news");
  });

  it("prefers the front matter's date to the path's, and the path's to git's, of which it warns where git is cut off", () => {
    const gitDate = "2021-01-01T12:00:00+02:00";
    expect(postWith({ date: "2020-02-02" }, { gitDate }).date).toBe("2020-02-02");
    expect(postWith({}, { gitDate }).date).toBe("2024-05-03");
    expect(postWith({}, { gitDate, path: "name.mdx" }).date).toBe("2021-01-01T10:00:00.000Z");
    const cutOff = { gitDate, isGitCutOff: true };
    expect(problemsWith({}, { ...cutOff, path: "name.mdx" })).toMatch(
      /^warning: content\/news\/name.mdx\n.*2021-01-01/,
    );
    expect(problemsWith({ date: "2020-02-02" }, { ...cutOff, path: "name.mdx" }) + problemsWith({}, cutOff)).toBe("");
  });

  it("reports a post without any date", () => {
    expect(problemsWith({}, { path: "name.mdx" })).toMatchInlineSnapshot(`
      "error: content/news/name.mdx
        The post has no date.
        → Begin its file name with a day (\`2024-05-03-name.mdx\`), commit it to git, or write \`date: 2024-05-03\` into its front matter."
    `);
  });

  it("reports a path with a day that does not exist, unless front matter has a date", () => {
    const path = "2024-13-03-name.mdx";
    expect(problemsWith({}, { path, gitDate: "2021-01-01" })).toMatchInlineSnapshot(`
      "error: content/news/2024-13-03-name.mdx
        The day '2024-13-03' in the post's path is not in the calendar.
        → Rename the file to a day that is, or write \`date: 2024-05-03\` into its front matter."
    `);
    expect(problemsWith({ date: "2024-12-03" }, { path })).toBe("");
  });

  it("reports unknown authors and tags, and a key without effect", () => {
    const tagsFile = { release: { label: "Release" } };
    expect(problemsWith({ id: "old", authors: ["teem"], tags: ["relase"] }, { tagsFile, authorsLine: 3 }))
      .toMatchInlineSnapshot(`
      "error: content/news/2024/05-03-big news/index.mdx:3
        The author 'teem' is not in the authors file.
        → Add the key to content/news/authors.yml, or write one that is there.
        valid: team
      warning: content/news/2024/05-03-big news/index.mdx:1
        The tag 'relase' is not in the tags file.
        → Add it to content/news/tags.yml, or use a tag that is there.
        valid: release
      warning: content/news/2024/05-03-big news/index.mdx
        The key 'id' (old) has no effect on a post.
        → Remove it; write \`slug\` where the post should have a route of its own."
    `);
  });

  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])("takes %d words for %d minutes", (words, minutes) => {
    expect(postWith({}, { words }).readingMinutes).toBe(minutes);
  });

  it("counts no minutes where the post or the blog shows none", () => {
    expect(postWith({ hide_reading_time: true }).readingMinutes).toBeNull();
    expect(postWith({}, { instance: { ...instance, showReadingTime: false } }).readingMinutes).toBeNull();
  });

  it("takes the minutes that a function of the blog gives for the file, if it gives any", () => {
    const minutes = jest.fn((): number | undefined => 2.1);
    const timed = () => postWith({}, { instance: { ...instance, readingTime: minutes } }).readingMinutes;
    expect(timed()).toBe(3);
    expect(minutes).toHaveBeenCalledWith("content/news/2024/05-03-big news/index.mdx");
    minutes.mockReturnValue(undefined);
    expect(timed()).toBeNull();
  });

  it("say when they were changed and by whom where the blog says so", () => {
    const gitUpdate = { date: "2024-05-04", author: "Ann" };
    const updateOf = (more: Partial<BlogInstance>) =>
      postWith({}, { gitUpdate, instance: { ...instance, ...more } }).lastUpdate;
    expect(updateOf({})).toEqual(gitUpdate);
    expect(updateOf({ showLastUpdateAuthor: false })).toEqual({ date: "2024-05-04", author: null });
    expect(updateOf({ showLastUpdateTime: false, showLastUpdateAuthor: false })).toBeNull();
  });

  it("links to the file's edit page unless the post or the blog has none", () => {
    expect(postWith({}).editUrl).toBe("https://example.org/edit/news/2024/05-03-big%20news/index.mdx");
    expect(postWith({ custom_edit_url: null }).editUrl).toBeNull();
    expect(postWith({}, { instance: { ...instance, editUrl: undefined } }).editUrl).toBeNull();
  });

  it("fills up the last update from git", () => {
    const gitUpdate = { date: "2024-06-01T00:00:00.000Z", author: "Git" };
    expect(postWith({ last_update: { author: "Ada" } }, { gitUpdate }).lastUpdate).toEqual({
      date: gitUpdate.date,
      author: "Ada",
    });
    expect(postWith({ last_update: { date: "2024-07-01" } }, { gitUpdate }).lastUpdate).toEqual({
      date: "2024-07-01",
      author: "Git",
    });
  });
});
