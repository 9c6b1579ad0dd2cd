import * as notFound from "../../src/pages/404";
import * as versions from "../../src/features/docs/templates/versions";
import { docs } from "../support/docs-data";
import { smallestSite } from "../support/site";
import { standOnSettings } from "../support/stand-on-settings";
import { drawTemplate } from "../support/template";

const archived = { label: "0.x", href: "https://tern.example/0.x/" };
standOnSettings({
  docs: smallestSite.docs.map((instance) => ({ ...instance, archived: [archived] })),
  navbar: {
    ...smallestSite.navbar,
    items: [
      { type: "doc", position: "left", docId: "introduction", label: "Commands" },
      { to: "/blog/", position: "left", label: "Blog" },
    ],
  },
});

test("the not-found page leads home, and search engines away", () => {
  const { page, head } = drawTemplate(notFound, { path: "/nowhere/", docs });
  expect(page).toMatchInlineSnapshot(`
    "<article class="prose">
    <h1>Page not found</h1>
    <p class="site-lead">
    <span role="status">There is no page at this address. It may have moved, or the address may be mistyped.</span>
    </p>
    <script defer="" src="/missing-page/1f.js">
    </script>
    <div class="nearest-pages" data-found="Pages with a similar address:">
    <div role="status">
    </div>
    </div>
    <h2>Start from here</h2>
    <ul class="doc-cards">
    <li>
    <a href="/">
    <svg/>
    <strong>Home page</strong>
    </a>
    </li>
    <li>
    <a href="/docs/">
    <svg/>
    <strong>Commands</strong>
    </a>
    </li>
    <li>
    <a href="/blog/">
    <svg/>
    <strong>Blog</strong>
    </a>
    </li>
    </ul>
    </article>"
  `);
  expect(head).toMatchObject({ canonical: "https://site/404/", robots: "noindex, nofollow" });
});

describe("the page of versions", () => {
  const version = (name: string, order: number, more: object = {}) => ({
    instance: "default",
    name,
    label: `v${name}`,
    path: `/docs/${name}/`,
    mainDocPath: null,
    isLast: false,
    order,
    ...more,
  });
  const draw = (...nodes: object[]) =>
    drawTemplate(versions, { path: "/versions/", data: { allDocsVersion: { nodes } } });
  /** Headings and links, a line each. */
  const linesOf = (page: string) =>
    [...page.matchAll(/<h2 id="(\w+)">|<th scope="row">([^<]*)|<a [^>]*?href="([^"]*)"/g)].map(
      (match) => match[1] ?? match[2] ?? match[3],
    );

  it("lists those of the first docs instance by age, each at its main doc, and those kept elsewhere", () => {
    const { page, head } = draw(
      version("next", 0, { mainDocPath: "/docs/next/intro/" }),
      version("2.0", 1, { isLast: true, path: "/docs/" }),
      version("1.0", 2),
      version("9.9", 0, { instance: "community" }),
    );
    expect(linesOf(page)).toEqual([
      "latest",
      "v2.0",
      "/docs/",
      "next",
      "vnext",
      "/docs/next/intro/",
      "archive",
      "v1.0",
      "/docs/1.0/",
      "legacy",
      archived.label,
      archived.href,
    ]);
    expect(head).toMatchObject({ canonical: "https://site/versions/" });
  });

  it("leaves out headings without versions", () => {
    expect(
      linesOf(draw(version("1.0", 0, { isLast: true })).page).filter((line) => line && /^[a-z]+$/.test(line)),
    ).toEqual(["latest", "legacy"]);
  });
});
