import { checkAnchors, checkLinks, type CheckedPage, type Targets } from "../../../src/build/checks/link-check";
import { formatProblem, type Problem } from "../../../src/lib/problem";
import { siteSchema } from "../../../src/lib/site-config";

const routes = new Set([
  "/",
  "/docs/",
  "/docs/install/",
  "/docs/3.2.1/install/",
  "/blog/",
  "/docs/folder with space/",
  "/tests/docs/dummy.html/",
]);
const targets: Targets = {
  routes,
  routeChoices: routes,
  fileRoutes: new Map([
    ["content/docs/current/index.mdx", "/docs/"],
    ["content/docs/current/install.mdx", "/docs/install/"],
    ["content/docs/current/c#.mdx", "/docs/c-sharp/"],
  ]),
  staticFiles: new Set(["/img/logo.svg", "/my file.pdf"]),
};

function page(...urls: string[]): CheckedPage {
  const links = urls.map((url, index) => ({ url, line: index + 1, column: 5 }));
  return {
    route: "/docs/",
    file: "content/docs/current/index.mdx",
    contentRoot: "content/docs/current",
    links,
    anchors: ["top", "ünï", "set-up"],
  };
}
const install: CheckedPage = {
  route: "/docs/install/",
  file: "content/docs/current/install.mdx",
  contentRoot: "content/docs/current",
  links: [],
  anchors: ["npm", "yarn"],
};

const check = (...urls: string[]) => checkLinks([page(...urls), install], targets);

test("what a plain `<a>` names is a warning at most, in the page and in finished HTML", () => {
  const links = ["/nowhere/", "#nope", "/blog/#nope"].map((url) => ({ url, isPlain: true }));
  const { problems, deferred } = checkLinks([{ ...page(), links }], targets);
  const strict = checkAnchors(deferred, () => new Set());
  expect([...problems, ...strict].map(({ severity }) => severity)).toEqual(["warning", "warning", "warning"]);
  expect(strict[0]).not.toHaveProperty("isPlain");
});

describe("links that lead somewhere", () => {
  it.each([
    "/",
    "/docs/install/",
    "/docs/install",
    "install",
    "./install/",
    "../blog/",
    "?a=1",
    "#top",
    "/docs/install/?a=1#npm",
    "install#yarn",
    "/docs/install.html",
    "/docs/install/index.html",
    "/tests/docs/dummy.html",
    "/docs/folder%20with%20space/",
    "/docs/folder with space",
    "/img/logo.svg",
    "/my%20file.pdf",
    "#%C3%BCn%C3%AF",
    "#ünï",
    "#",
    "https://example.org/nowhere",
    "ftp://example.org",
    "sftp://example.org",
    "HTTP://example.org",
    "mailto:a@example.org",
    "//example.org",
    "pathname:///nowhere.html",
    "file:content/docs/current/install.mdx",
    "file:content/docs/current/install.mdx#npm",
    "file:/install.mdx",
    "file:content/docs/current/c%23.mdx",
    "file:/c%23.mdx",
    "file:/install.mdx?a#yarn",
  ])("are no problem: %s", (url) => {
    expect(check(url)).toEqual({ problems: [], deferred: [] });
  });
});

describe("broken links", () => {
  it("to routes are errors with place, remedy and the nearest routes", () => {
    const { problems } = check("/", "/docs/instal/");
    expect(problems.map(({ severity }) => severity)).toEqual(["error"]);
    expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
      "content/docs/current/index.mdx:2:5
        The link '/docs/instal/' is broken: there is no page at '/docs/instal/'.
        → Link to a page that exists; a link to a file (\`./other.mdx\`) follows when the page moves.
        valid: /docs/install/"
    `);
  });

  it("without a destination, or with a misspelled scheme, are told with what is meant", () => {
    const { problems } = check("", "htp://example.org", "https:/example.org", "hptts://a.org/b", "maito:a@example.org");
    expect(problems.map(({ severity }) => severity)).toEqual(Array(5).fill("error"));
    expect(problems.map(({ message, remedy }) => `${message} | ${remedy}`)).toMatchInlineSnapshot(`
      [
        "The link has no destination: it leads to the page on which it stands. | Write where it leads, as in \`[text](./other.mdx)\`, or make plain text of it.",
        "The link 'htp://example.org' leads nowhere: its beginning is misspelled. | Write \`http://example.org\`.",
        "The link 'https:/example.org' leads nowhere: its beginning is misspelled. | Write \`https://example.org\`.",
        "The link 'hptts://a.org/b' leads nowhere: its beginning is misspelled. | Write \`https://a.org/b\`.",
        "The link 'maito:a@example.org' leads nowhere: its beginning is misspelled. | Write \`mailto:a@example.org\`.",
      ]
    `);
  });

  it("to a file on the author's machine are told, and are no links to content files", () => {
    const { problems } = check("file:///home/me/a.md", "C:/docs/a.md");
    expect(problems.map(({ message }) => message)).toEqual([
      "The link 'file:///home/me/a.md' leads to a file on your machine, which no reader has.",
      "The link 'C:/docs/a.md' leads to a file on your machine, which no reader has.",
    ]);
  });

  it("are resolved against the page's route", () => {
    expect(check("../instal").problems[0]?.message).toBe(
      "The link '../instal' is broken: there is no page at '/instal'.",
    );
  });

  it("to static files are broken routes", () => {
    expect(check("/img/logo.png").problems.map(({ severity }) => severity)).toEqual(["error"]);
  });

  it("to anchors are errors with the page's anchors, nearest first", () => {
    const { problems } = check("install#nmp", "#set_up");
    expect(problems.map(({ severity }) => severity)).toEqual(["error", "error"]);
    expect(problems.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
      "content/docs/current/index.mdx:1:5
        The link 'install#nmp' is broken: its page has no anchor 'nmp'.
        → Link to a heading's id or to another id of that page; \`## Heading {#id}\` fixes an id.
        valid: npm, yarn

      content/docs/current/index.mdx:2:5
        The link '#set_up' is broken: its page has no anchor 'set_up'.
        → Link to a heading's id or to another id of that page; \`## Heading {#id}\` fixes an id.
        valid: set-up, top, ünï"
    `);
  });

  it("to anchors of content files are errors too, which name the link as authors write it", () => {
    const message = "The link 'install.mdx#pnpm' is broken: its page has no anchor 'pnpm'.";
    expect(check("file:content/docs/current/install.mdx#pnpm").problems).toMatchObject([
      { severity: "error", message, choices: ["npm", "yarn"] },
    ]);
  });

  it("to content files are errors with the nearest files, and as grave as the site says", () => {
    const { problems } = check("file:content/docs/current/instal.mdx", "file:/instal.mdx");
    expect(problems.map(({ severity }) => severity)).toEqual(["error", "error"]);
    expect(siteSchema.shape.checks.parse({}).brokenFileLinks).toBe("throw");
    expect(problems.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
      "content/docs/current/index.mdx:1:5
        The link to the file 'content/docs/current/instal.mdx' leads nowhere: there is no such page.
        → Correct the path: it is relative to this file, or from the content folder's root with a leading slash.
        valid: content/docs/current/install.mdx

      content/docs/current/index.mdx:2:5
        The link to the file 'content/docs/current/instal.mdx' leads nowhere: there is no such page.
        → Correct the path: it is relative to this file, or from the content folder's root with a leading slash.
        valid: content/docs/current/install.mdx"
    `);
  });

  it("of a partial are reported at the partial's own line", () => {
    const { problems } = checkLinks(
      [{ ...page(), links: [{ url: "/nowhere/", line: 7, column: 2, file: "content/docs/current/_part.mdx" }] }],
      targets,
    );
    expect(problems).toMatchObject([{ file: "content/docs/current/_part.mdx", line: 7, column: 2 }]);
  });

  it("are all reported", () => {
    expect(check("/x/", "#y", "/z/").problems.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it("are told without the nearest ones once that would take too long, each address of a link once", () => {
    const routes = new Set(targets.routes);
    // As if there were so many that two searches may be made.
    Object.defineProperty(routes, "size", { value: 1_000_000 });
    const urls = ["/docs/instal/", "/blok/", "/docs/instal/", "/docs/3.2.1/instal/", "/blok/"];
    const { problems } = checkLinks([page(...urls)], { ...targets, routes, routeChoices: routes });
    expect(problems.map(({ choices }) => choices?.[0])).toEqual([
      "/docs/install/",
      "/blog/",
      "/docs/install/",
      undefined,
      "/blog/",
    ]);
  });

  it("with malformed escapes do not end the check", () => {
    expect(check("/100%/", "#100%").problems).toHaveLength(2);
  });
});

describe("anchors of pages without a content file", () => {
  const { problems, deferred } = check("/blog/#posts", "/blog/#nowhere", "/blog/");

  it("are deferred", () => {
    expect(problems).toEqual([]);
    expect(deferred).toEqual([
      {
        route: "/blog/",
        anchor: "posts",
        url: "/blog/#posts",
        file: "content/docs/current/index.mdx",
        line: 1,
        column: 5,
      },
      {
        route: "/blog/",
        anchor: "nowhere",
        url: "/blog/#nowhere",
        file: "content/docs/current/index.mdx",
        line: 2,
        column: 5,
      },
    ]);
  });

  it("are checked against the ids of the HTML", () => {
    const found = checkAnchors(deferred, (route) => new Set(route === "/blog/" ? ["posts", "archive"] : []));
    expect(found.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
      "content/docs/current/index.mdx:2:5
        The link '/blog/#nowhere' is broken: its page has no anchor 'nowhere'.
        → Link to a heading's id or to another id of that page; \`## Heading {#id}\` fixes an id.
        valid: archive, posts"
    `);
  });
});

describe("links of a file that is shown on many pages", () => {
  const checked = (...urls: string[]) => {
    const { route: _, ...file } = page(...urls);
    return checkLinks([{ ...file, file: "sidebars.yml" }, install], targets)
      .problems.map(formatProblem)
      .join("\n\n");
  };

  it("are checked like others", () => {
    expect(checked("/docs/install/#npm", "https://example.org", "#top", "?a=1", "pathname:///a")).toBe("");
    expect(checked("/docs/instal/", "/docs/install/#nmp")).toMatchInlineSnapshot(`
      "sidebars.yml:1:5
        The link '/docs/instal/' is broken: there is no page at '/docs/instal/'.
        → Link to a page that exists, by its address from the site's root.
        valid: /docs/install/

      sidebars.yml:2:5
        The link '/docs/install/#nmp' is broken: its page has no anchor 'nmp'.
        → Link to a heading's id or to another id of that page; \`## Heading {#id}\` fixes an id.
        valid: npm, yarn"
    `);
  });

  it("are told to begin with `https://` where another site is meant", () => {
    expect(checked("www.example.com")).toContain(
      "Write `https://www.example.com` if another site is meant. If not, begin",
    );
    expect(formatProblem(check("github.com/a/b?c").problems[0] as Problem)).toMatchInlineSnapshot(`
      "content/docs/current/index.mdx:1:5
        The link 'github.com/a/b?c' is broken: there is no page at '/docs/github.com/a/b'.
        → Write \`https://github.com/a/b?c\` if another site is meant. If not, link to a page that exists; a link to a file (\`./other.mdx\`) follows when the page moves."
    `);
  });

  it("get the nearest choices where a name may be a host or a page", () => {
    const routes = new Set(["/docs/integrations/socket.io/"]);
    const { problems } = checkLinks([page("socket.io")], { ...targets, routes, routeChoices: routes });
    expect(problems).toMatchObject([
      {
        remedy: expect.stringMatching(
          /^Write `https:\/\/socket\.io` if another site is meant\. If not, link to a/,
        ) as string,
        choices: ["/docs/integrations/socket.io/"],
      },
    ]);
  });

  it("must not depend on the page", () => {
    expect(checked("install")).toMatchInlineSnapshot(`
      "sidebars.yml:1:5
        The link 'install' leads elsewhere from each page on which it stands.
        → Begin it with a slash, so that it starts at the site's root, or with \`https://\`."
    `);
  });
});
