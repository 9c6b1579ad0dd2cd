import { QUERIES_ADDRESS, readReadyQueries } from "../../src/build/queries/ready-queries";
import { BuiltSite } from "./support/built-site";
import { MISTAKES } from "./support/fixture-mistakes";

// The development server starts when it starts.
jest.setTimeout(60 * 60 * 1000);

type Answer = { data: Record<string, unknown>; errors?: { message: string }[] };

const site = new BuiltSite();
let server: Awaited<ReturnType<BuiltSite["develop"]>>;

// A draft and a doc that no sidebar lists are what some queries look for.
beforeAll(async () => {
  site.write("content/docs/2.0/sidebars.yml", "guide:\n  - install\n  - index\n  - guides/harbours\n");
  site.write(
    "content/docs/2.0/lost.mdx",
    "---\ndescription: Own\n---\n\n# Lost\n\n[a](https://example.org/) [b](/docs/)\n",
  );
  await site.git("init", "--quiet");
  await site.git("add", "content");
  await site.git("commit", "--quiet", "--message", "All");
  server = await site.develop();
});
afterAll(async () => {
  server.kill();
  await server.end;
  site.end();
});

/** What GraphiQL gets as the answer to a ready query. */
async function answerTo(title: string): Promise<Answer> {
  const ready = readReadyQueries(process.cwd()).queries.find((query) => query.title === title);
  return answerOf(ready?.query ?? "");
}

async function answerOf(query: string): Promise<Answer> {
  const response = await fetch(`${server.url}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Answer;
}

/** The values of a key anywhere in an answer, in its order. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => valuesOf(item, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, item]) =>
    name === key ? [item] : valuesOf(item, key),
  );
}

const routesIn = async (title: string) => {
  const { data, errors } = await answerTo(title);
  expect(errors).toBeUndefined();
  return valuesOf(data, "permalink");
};

test("the server lists the ready queries, and tells where", async () => {
  expect(server.output()).toContain(QUERIES_ADDRESS);
  const response = await fetch(server.url + QUERIES_ADDRESS);
  const html = await response.text();
  expect(html.match(/<h2>/g)).toHaveLength(readReadyQueries(process.cwd()).queries.length);
});

test("docs of a version", async () => {
  expect(await routesIn("Docs of a version")).toEqual(["/docs/next/", "/docs/next/install/", "/docs/next/moon/"]);
});

test("pages without a description", async () => {
  const routes = await routesIn("Pages without a description");
  expect(routes).toContain("/docs/install/");
  expect(routes).not.toContain("/docs/lost/");
});

test("unlisted pages and drafts", async () => {
  expect(await routesIn("Unlisted pages and drafts")).toEqual([
    "/blog/2024/04/10/treasure/",
    "/docs/guides/smugglers/",
    "/blog/2024/03/10/soup/",
    "/docs/guides/night/",
  ]);
});

test("posts by tag", async () => {
  const { data } = await answerTo("Posts by tag");
  expect(valuesOf(data, "tag")).toEqual(["boats", "food", "news", "secrets"]);
  expect(valuesOf(data, "totalCount")).toEqual([1, 1, 2, 1]);
});

test("tags and authors of a blog, each with their posts", async () => {
  const { data } = await answerOf(`{
    blogTags(instance: "blog") { label count posts { title } }
    blogAuthors(instance: "blog") { author { key name } count posts { permalink date(formatString: "D MMMM YYYY") } }
  }`);
  expect(valuesOf(data.blogTags, "label")).toEqual(["boats", "food", "news", "secrets"]);
  expect(valuesOf(data.blogTags, "count")).toEqual([1, 1, 2, 0]);
  expect(data.blogAuthors).toEqual([
    {
      author: { key: "ada", name: "Ada" },
      count: 2,
      posts: [
        { permalink: "/blog/2024/02/10/storm/", date: "10 February 2024" },
        { permalink: "/blog/2024/01/10/launch/", date: "10 January 2024" },
      ],
    },
    {
      author: { key: "ben", name: "Ben the cook" },
      count: 1,
      posts: [{ permalink: "/blog/2024/03/10/soup/", date: "10 March 2024" }],
    },
  ]);
});

test("the fields by which content is asked for say what they give", async () => {
  const { data } = await answerOf("{ __schema { queryType { fields { name description } } } }");
  const fields = valuesOf(data, "fields").flat() as { name: string; description: string | null }[];
  const silent = fields.filter(({ description }) => !description).map(({ name }) => name);
  expect(fields.find(({ name }) => name === "doc")?.description).toMatch(/^The first that fits a filter\. A page of /);
  expect(silent.filter((name) => /^(?:all)?(?:doc|blogPost|page|docsVersion)/i.test(name))).toEqual([]);
});

test("docs in no sidebar", async () => {
  expect(await routesIn("Docs in no sidebar")).toEqual(["/docs/guides/night/", "/docs/lost/"]);
});

test("pages with most links at risk", async () => {
  const { data } = await answerTo("Pages with most links at risk");
  expect(valuesOf(data, "permalink")[0]).toBe("/docs/lost/");
  expect(valuesOf(data, "uncheckedLinks")[0]).toBe(1);
  expect(valuesOf(data, "linksByRoute")[0]).toBe(1);
});

test("stale pages, each with the day of its last change", async () => {
  const { data } = await answerTo("Stale pages");
  const days = valuesOf(data, "gitDate");
  expect(valuesOf(data, "permalink")).toContain("/docs/lost/");
  expect(days).toHaveLength(valuesOf(data, "permalink").length);
  expect(days).toEqual([...days].sort());
});

test("what is wrong: nothing, then every mistake with its file, line and remedy", async () => {
  expect(await answerTo("What is wrong")).toMatchObject({ data: { check: [] } });
  const [file, right, wrong] = MISTAKES[0] ?? ["", "", ""];
  site.edit(file, right, wrong);
  let errors: Answer["errors"];
  // The server hears of the edit when it does.
  while (!errors) ({ errors } = await answerTo("What is wrong"));
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^content\/docs\/2\.0\/index\.mdx:8:86\n {2}The link '\/statos\/' is broken.*\n {2}→ Link to a page/,
    ),
  ]);
  // The same as data.
  const told = "{ severity file line message choices }";
  const { data, errors: none } = await answerOf(
    `{ problems ${told} own: problems(file: "${file}") ${told} other: problems(file: "content/docs/2.0/lost.mdx") ${told} }`,
  );
  const broken = {
    severity: "error",
    file,
    line: 8,
    message: "The link '/statos/' is broken: there is no page at '/statos/'.",
    choices: ["/status/"],
  };
  expect([data, none]).toEqual([{ problems: [broken], own: [broken], other: [] }, undefined]);
});
