import {
  allAuthors,
  authorsFileSchema,
  authorsOf,
  authorsRouteOf,
  authorsSchema,
  lenientAuthorsFileSchema,
} from "../../../src/features/blog/author";
import { authorHref, type PostAuthor } from "../../../src/features/blog/post-author";
import { readYaml } from "../../../src/lib/content/front-matter";
import { formatProblem } from "../../../src/lib/problem";

const authorsFile = authorsFileSchema.parse({
  team: { name: "The team", title: "Maintainers", url: "/team/", image_url: "/img/team.svg", page: true },
  guestWriter: { name: "A guest", page: { permalink: "/guest" } },
  faceless: { image_url: "/img/face.svg" },
});
const paths = { tags: "tags", archive: "archive", authors: "authors", page: "page" };
const instance = { content: "content/blog", routeBasePath: "/blog", authorsFile: "authors.yml", paths };
const source = { instance, authorsFile, file: "content/blog/post.mdx", line: 4 };

const nobody: PostAuthor = {
  key: null,
  name: null,
  title: null,
  url: null,
  imageUrl: null,
  email: null,
  socials: [],
  description: null,
  permalink: null,
};
const team: PostAuthor = {
  ...nobody,
  key: "team",
  name: "The team",
  title: "Maintainers",
  url: "/team/",
  imageUrl: "/img/team.svg",
  permalink: "/blog/authors/team/",
};

function problemsOf(yaml: string): string[] {
  const { problems } = readYaml(
    { yaml, file: "authors.yml", linesAbove: 0, what: "authors file" },
    authorsFileSchema,
    {},
  );
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

describe("authorsFileSchema", () => {
  it("refuses a page at the route of the list of authors", () => {
    const [slash, name] = ["/", "/guest"].map((permalink) => ({ ada: { name: "Ada", page: { permalink } } }));
    expect([authorsFileSchema.safeParse(slash).success, authorsFileSchema.safeParse(name).success]).toEqual([
      false,
      true,
    ]);
  });

  it("takes an author for one without a page unless the file says so", () => {
    expect(authorsFile["faceless"]).toEqual({ image_url: "/img/face.svg", page: false });
  });

  it("takes where else authors are found, and what their pages say", () => {
    const file = authorsFileSchema.parse({ ada: { name: "Ada", socials: { github: "ada" }, description: "B" } });
    expect(allAuthors(file, instance)).toMatchObject([
      { socials: [{ label: "GitHub", href: "https://github.com/ada" }], description: "B" },
    ]);
    expect(problemsOf("ada: { name: Ada, socials: { github: a/b } }")).toEqual([
      expect.stringMatching(/^1: The value of 'ada\.socials\.github' is not valid: must be the name/),
    ]);
  });

  it("reads an empty file as no authors", () => {
    expect(problemsOf("")).toEqual([]);
  });

  it("wants a name or an image", () => {
    expect(problemsOf("team:\n  name: The team\nghost:\n  url: /ghost/\n")).toMatchInlineSnapshot(`
      [
        "3: The value of 'ghost' is not valid: an author must have a \`name\` or an \`image_url\`.",
      ]
    `);
  });

  it("names an unknown key and its line", () => {
    expect(problemsOf("team:\n  name: The team\n  twitter: team\n")).toMatchInlineSnapshot(`
      [
        "3: The authors file has no key 'team.twitter'.",
      ]
    `);
  });
});

describe("lenientAuthorsFileSchema", () => {
  const read = (yaml: string) =>
    readYaml({ yaml, file: "authors.yml", linesAbove: 0, what: "authors file" }, lenientAuthorsFileSchema, {});

  it("takes where else authors are found, either name of their picture, and what nobody knows", () => {
    const { data, problems } = read(
      "ada: { name: Ada, socials: { github: ada }, role: A }\nalan: { imageURL: /alan.png, description: B }\n",
    );
    expect(problems).toEqual([]);
    expect(data).toMatchObject({
      ada: { name: "Ada", socials: [{ label: "GitHub", href: "https://github.com/ada" }] },
      alan: { image_url: "/alan.png", description: "B" },
    });
  });

  it("says where something else stands than a name or an address", () => {
    const { problems } = read("eva:\n  name: Eva\n  socials:\n    x: someone/eva\n");
    expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
      "authors.yml:4
        The value of 'eva.socials.x' is not valid: must be the name that the author has there, or a whole address with \`https://\`.
        → Give the key a value of the kind that the message names."
    `);
  });
});

describe("authorsSchema", () => {
  it.each([
    [undefined, []],
    ["team", [{ key: "team" }]],
    [{ name: "Ada" }, [{ name: "Ada" }]],
    [
      ["team", { key: "faceless", title: "Guest" }],
      [{ key: "team" }, { key: "faceless", title: "Guest" }],
    ],
    [[], []],
  ])("reads %j as a list", (written, read) => {
    expect(authorsSchema.parse(written)).toEqual(read);
  });

  it.each([[7], [null], [["team", 7]], [{ title: "Nobody" }], [{ key: "" }]])("says what %j should be", (written) => {
    const messages = authorsSchema.safeParse(written).error?.issues.map(({ message }) => message);
    expect(messages).toEqual([
      "an author must be a key of the authors file, or an object with a `key`, a `name` or an `image_url`",
    ]);
  });

  it("refuses a key that authors do not have", () => {
    const issues = authorsSchema.safeParse([{ name: "Ada", nme: "Ada" }]).error?.issues;
    expect(issues).toMatchObject([{ code: "unrecognized_keys", keys: ["nme"], path: [0] }]);
  });
});

describe("authorsOf", () => {
  it("takes the facts of a key from the authors file", () => {
    expect(authorsOf([{ key: "team" }], source)).toEqual({ authors: [team], problems: [] });
  });

  it("lets front matter override the authors file", () => {
    expect(authorsOf([{ key: "team", title: "Writers" }], source).authors).toEqual([{ ...team, title: "Writers" }]);
  });

  it("needs no authors file for authors written in front matter", () => {
    const { authors, problems } = authorsOf([{ name: "Ada", email: "ada@example.org" }], {
      ...source,
      authorsFile: {},
    });
    expect(authors).toEqual([{ ...nobody, name: "Ada", email: "ada@example.org" }]);
    expect(problems).toEqual([]);
  });

  it("reports unknown keys with place, remedy and the nearest keys first, and keeps the others", () => {
    const { authors, problems } = authorsOf([{ key: "teem" }, { key: "team" }, { key: "constructor" }], source);
    expect(authors).toEqual([team]);
    expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
      "content/blog/post.mdx:4
        The author 'teem' is not in the authors file.
        → Add the key to content/blog/authors.yml, or write one that is there.
        valid: team, faceless, guestWriter
      content/blog/post.mdx:4
        The author 'constructor' is not in the authors file.
        → Add the key to content/blog/authors.yml, or write one that is there.
        valid: guestWriter, team, faceless"
    `);
    expect(problems.map(({ severity }) => severity)).toEqual(["error", "error"]);
  });
});

it("leaves it to the authors file to tell of an author whose lines there are not valid", () => {
  const authorsText = "team: { name: Team, titel: Crew }\n";
  const { authors, problems } = authorsOf([{ key: "team" }, { key: "teem" }], {
    ...source,
    authorsFile: {},
    authorsText,
  });
  expect(authors).toEqual([]);
  expect(problems.map(({ message }) => message)).toEqual(["The author 'teem' is not in the authors file."]);
});

it("names the authors file that is asked for", () => {
  const { problems } = authorsOf([{ key: "teem" }], {
    ...source,
    instance: { ...instance, authorsFile: "../people.yml" },
  });
  expect(problems[0]?.remedy).toBe("Add the key to content/people.yml, or write one that is there.");
});

describe("author pages", () => {
  it("puts pages below the authors index, by key or by a route of their own", () => {
    expect(authorsRouteOf(instance)).toBe("/blog/authors/");
    const { authors } = authorsOf(
      Object.keys(authorsFile).map((key) => ({ key })),
      source,
    );
    expect(authors.map(({ key, permalink }) => [key, permalink])).toEqual([
      ["team", "/blog/authors/team/"],
      ["guestWriter", "/blog/authors/guest/"],
      ["faceless", null],
    ]);
  });

  it("puts them where settings say", () => {
    const elsewhere = { ...instance, paths: { ...paths, authors: "/people" } };
    const { authors } = authorsOf([{ key: "team" }], { ...source, instance: elsewhere });
    expect([authorsRouteOf(elsewhere), authors[0]?.permalink]).toEqual(["/blog/people/", "/blog/people/team/"]);
  });

  it("writes a key in kebab case", () => {
    const siteTeam = { name: "The team", page: true };
    const {
      authors: [author],
    } = authorsOf([{ key: "siteTeam" }], {
      ...source,
      instance: { ...instance, routeBasePath: "/tests/blog" },
      authorsFile: { siteTeam },
    });
    expect(author?.permalink).toBe("/tests/blog/authors/site-team/");
  });
});

describe("authorHref", () => {
  it.each([
    [team, "/blog/authors/team/"],
    [{ ...team, permalink: null, email: "team@example.org" }, "/team/"],
    [{ ...nobody, name: "Ada", email: "ada@example.org" }, "mailto:ada@example.org"],
    [{ ...nobody, name: "Ada" }, null],
  ])("leads from %j to %s", (author, href) => {
    expect(authorHref(author)).toBe(href);
  });
});

test.each([
  ["./face.png", "/assets/face-1.png"],
  ["../img/other.png", "/assets/other-2.png"],
  ["@site/static/face.png", "/assets/face-3.png"],
  ["/img/face.png", "/img/face.png"],
  ["./gone.png", "./gone.png"],
])("a picture of an author beside the post has the address that it is published at: %s", (image_url, address) => {
  const assets = {
    "content/blog/face.png": "/assets/face-1.png",
    "content/img/other.png": "/assets/other-2.png",
    "website/static/face.png": "/assets/face-3.png",
  };
  const { authors } = authorsOf(authorsSchema.parse({ key: "team", image_url }), { ...source, assets });
  expect(authors).toEqual([{ ...team, imageUrl: address }]);
});
