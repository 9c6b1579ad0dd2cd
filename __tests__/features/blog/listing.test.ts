import {
  byYear,
  listedOf,
  newestFirst,
  pagesOf,
  postsBeside,
  signedPostsOf,
  signersOf,
  taggedPostsOf,
  yearsOf,
} from "../../../src/features/blog/listing";
import type { PostAuthor } from "../../../src/features/blog/post-author";
import type { Tag } from "../../../src/lib/content/tags";

const releases: Tag = { label: "Releases", permalink: "/blog/tags/release/", description: null };
const hidden: Tag = { label: "Hidden", permalink: "/blog/tags/hidden/", description: null };
const team: PostAuthor = {
  key: "team",
  name: "Team",
  title: null,
  url: null,
  imageUrl: null,
  socials: [],
  description: null,
  email: null,
  permalink: null,
};

type Fields = { unlisted?: boolean; tags?: Tag[]; authors?: PostAuthor[] };

function post(date: string, slug: string, { unlisted = false, tags = [], authors = [] }: Fields = {}) {
  return {
    date,
    slug,
    unlisted,
    tags,
    authors,
    permalink: `/blog${slug}/`,
    title: `Post ${slug}`,
  };
}

function slugs(posts: { slug: string }[]): string[] {
  return posts.map(({ slug }) => slug);
}

const posts = [
  post("2023-12-31", "/old", { tags: [releases], authors: [team] }),
  post("2024-06-01", "/secret", { unlisted: true, tags: [releases, hidden], authors: [team] }),
  post("2024-05-03", "/new", { tags: [releases] }),
  post("2024-01-01T00:00:00.000Z", "/middle", { authors: [team] }),
];

describe("newestFirst", () => {
  it("puts newer posts first, and of one day the higher number", () => {
    const written = ["/3.3.1", "/3.3.10", "/3.3.0", "/3.3.2"].map((slug) => post("2024-05-03", slug));
    expect(slugs(newestFirst([...written, post("2024-05-04", "/1.0.0"), post("2024-05-02", "/9.0.0")]))).toEqual([
      "/1.0.0",
      "/3.3.10",
      "/3.3.2",
      "/3.3.1",
      "/3.3.0",
      "/9.0.0",
    ]);
  });

  it("compares days with times, and leaves its input alone", () => {
    const written = [
      post("2024-05-03", "/z"),
      post("2024-05-03T00:00:00.000Z", "/y"),
      post("2024-05-03T08:00:00.000Z", "/x"),
    ];
    expect(slugs(newestFirst(written))).toEqual(["/x", "/z", "/y"]);
    expect(slugs(written)).toEqual(["/z", "/y", "/x"]);
  });
});

test("posts with places stand in their order in every list, and the newest year stays the first", () => {
  const placed = [
    { ...post("2022-01-01", "/b", { tags: [releases], authors: [team] }), place: 0 },
    { ...post("2024-01-01", "/c", { tags: [releases], authors: [team] }), place: 2 },
    { ...post("2022-03-01", "/a", { tags: [releases], authors: [team] }), place: 1 },
  ];
  const order = ["/b", "/a", "/c"];
  expect(slugs(listedOf(placed))).toEqual(order);
  expect(slugs(taggedPostsOf(placed, "en")[0]?.posts ?? [])).toEqual(order);
  expect(slugs(signedPostsOf(placed)("team").posts)).toEqual(order);
  expect(byYear(listedOf(placed)).map(({ year, posts: ofYear }) => [year, slugs(ofYear)])).toEqual([
    ["2024", ["/c"]],
    ["2022", ["/b", "/a"]],
  ]);
});

describe("listedOf", () => {
  it("leaves unlisted posts out", () => {
    expect(slugs(listedOf(posts))).toEqual(["/new", "/middle", "/old"]);
  });
});

describe("pagesOf", () => {
  it.each([
    [[], [[]]],
    [[1, 2], [[1, 2]]],
    [[1, 2, 3], [[1, 2, 3]]],
    [
      [1, 2, 3, 4],
      [[1, 2, 3], [4]],
    ],
  ])("cuts %j into pages of three", (items, pages) => {
    expect(pagesOf(items, 3)).toEqual(pages);
  });
});

describe("yearsOf", () => {
  it("groups posts by year, and has them by days and routes in the order of lists", () => {
    const written = [
      ["2023-12-31", "/blog/old/"],
      ["2024-05-03", "/blog/3.3.10/"],
      ["2024-05-03", "/blog/a/"],
      ["2024-05-03", "/blog/3.3.2/"],
      ["2024-05-03", "/blog/a-b/"],
      ["2024-06-01", "/blog/new/"],
    ].map(([date = "", permalink = ""]) => ({ date, permalink }));
    const listed = newestFirst(written.map(({ date, permalink }) => post(date, permalink.slice(5, -1))));
    expect(yearsOf(written).map(({ year, posts: ofYear }) => [year, ofYear.map(({ permalink }) => permalink)])).toEqual(
      byYear(listed).map(({ year, posts: ofYear }) => [year, ofYear.map(({ permalink }) => permalink)]),
    );
    expect(
      yearsOf(written)[0]
        ?.posts.map(({ permalink }) => permalink)
        .slice(0, 2),
    ).toEqual(["/blog/new/", "/blog/a-b/"]);
  });
});

describe("taggedPostsOf", () => {
  it("counts listed posts, and shows the others under a tag that has none but them", () => {
    expect(
      taggedPostsOf(posts, "en").map(({ tag, posts: tagged, unlisted }) => [tag.label, slugs(tagged), unlisted]),
    ).toEqual([
      ["Hidden", ["/secret"], true],
      ["Releases", ["/new", "/old"], false],
    ]);
  });

  it("calls a tag of two labels as the newest of its posts does", () => {
    const named = (label: string) => ({ tags: [{ ...releases, label }] });
    const two = [post("2024-01-01", "/a", named("release")), post("2024-01-02", "/b", named("Release"))];
    expect(taggedPostsOf(two, "en").map(({ tag }) => tag.label)).toEqual(["Release"]);
    expect(taggedPostsOf(two.toReversed(), "en").map(({ tag }) => tag.label)).toEqual(["Release"]);
  });

  it("orders tags by the language, but by the numbers in them", () => {
    const tags = ["Ånga 10", "Ånga 9", "Zink"].map((label) => ({ ...releases, label, permalink: `/${label}/` }));
    const labels = (language: string) =>
      taggedPostsOf([post("2024-01-01", "/a", { tags })], language).map(({ tag }) => tag.label);
    expect([labels("en"), labels("sv")]).toEqual([
      ["Ånga 9", "Ånga 10", "Zink"],
      ["Zink", "Ånga 9", "Ånga 10"],
    ]);
  });

  it("takes tags with one route for one tag, and orders tags by label", () => {
    const sameRoute = { ...releases, label: "releases" };
    const tagged = [
      post("2024-01-01", "/a", { tags: [releases] }),
      post("2024-01-02", "/b", { tags: [sameRoute, hidden] }),
    ];
    const counts = taggedPostsOf(tagged, "en").map(({ tag, posts: { length } }) => [tag.permalink, length]);
    expect(counts).toEqual([
      [hidden.permalink, 1],
      [releases.permalink, 2],
    ]);
  });
});

describe("signedPostsOf", () => {
  it("finds the listed posts of an author", () => {
    const { posts: signed, unlisted } = signedPostsOf(posts)("team");
    expect([slugs(signed), unlisted]).toEqual([["/middle", "/old"], false]);
  });

  it("finds all posts of an author who has only unlisted ones, and says so", () => {
    const secret = posts.map((post) => ({ ...post, unlisted: true }));
    const { posts: signed, unlisted } = signedPostsOf(secret)("team");
    expect(signed.length).toBeGreaterThanOrEqual(2);
    expect(unlisted).toBe(true);
  });
});

describe("postsBeside", () => {
  it("finds the newer and the older post", () => {
    const { previous, next } = postsBeside(newestFirst(posts)).get("/blog/middle/") ?? {};
    expect([previous?.slug, next?.slug]).toEqual(["/new", "/old"]);
  });

  it("ends at the newest and the oldest", () => {
    expect(postsBeside(newestFirst(posts)).get("/blog/new/")?.previous).toBeUndefined();
    expect(postsBeside(newestFirst(posts)).get("/blog/old/")?.next).toBeUndefined();
  });

  it("passes over the unlisted", () => {
    const ordered = [post("2024-01-03", "/c"), post("2024-01-02", "/b", { unlisted: true }), post("2024-01-01", "/a")];
    expect(postsBeside(ordered).get("/blog/c/")?.next?.slug).toBe("/a");
    expect(postsBeside(ordered).get("/blog/a/")?.previous?.slug).toBe("/c");
  });

  it("finds nothing beside an unlisted post", () => {
    expect(postsBeside(newestFirst(posts)).get("/blog/secret/")).toBeUndefined();
  });
});

test("each post is looked at a few times, however many tags, authors and years a blog has", () => {
  const looks = { tags: 0, authors: 0, date: 0 };
  const many = Array.from({ length: 200 }, (_, index) => {
    const authors = [{ ...team, key: `${index}`, name: `${index}` }];
    const written = post(`${1000 + index}-01-01`, `/${index}`, { authors });
    return new Proxy(
      { ...written, tags: [{ ...releases, permalink: `/${index}/` }] },
      {
        get: (of, key: keyof typeof written) => {
          if (key in looks) looks[key as keyof typeof looks] += 1;
          return of[key];
        },
      },
    );
  });
  const signedBy = signedPostsOf(many);
  expect(many.map((_, index) => signedBy(`${index}`).posts.length)).toEqual(Array.from({ length: 200 }, () => 1));
  expect(signersOf(many, [], "en").map(({ posts: signed }) => signed.length)).toHaveLength(200);
  expect(byYear(many)).toHaveLength(200);
  expect(looks).toEqual({ authors: 3 * 200, tags: 0, date: 200 });
  expect(taggedPostsOf(many, "en")).toHaveLength(200);
  expect(looks.tags).toBe(2 * 200);
});
