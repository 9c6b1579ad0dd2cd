import { anchorPublisher } from "../../../src/build/checks/anchors";
import type { AnchorToCheck } from "../../../src/build/checks/link-check";
import type { PublishedPage } from "../../../src/build/publish/publisher";

const anchorOf = (route: string, anchor: string): AnchorToCheck => ({
  route,
  anchor,
  url: `${route}#${anchor}`,
  file: "content/docs/a.mdx",
  line: 7,
  column: 3,
});

/** Shows pages to the publisher by route and HTML, and tells which of them it read. */
async function publish(deferred: AnchorToCheck[], pages: Record<string, string>) {
  const read: string[] = [];
  const publisher = anchorPublisher(deferred);
  for (const [route, html] of Object.entries(pages)) {
    const page = { route, html: () => (read.push(route), html) };
    await publisher.page?.(page as unknown as PublishedPage);
  }
  return { read, problems: await publisher.end?.() };
}

describe("anchorPublisher", () => {
  it("reads the pages that are named, and no other", async () => {
    const pages = { "/": "<h1>", "/versions/": '<h2 id="next">', "/docs/": '<h2 id="next">' };
    expect(await publish([anchorOf("/versions/", "next")], pages)).toEqual({ read: ["/versions/"], problems: [] });
    expect(await publish([], pages)).toEqual({ read: [], problems: [] });
  });

  it("tells of anchors that the HTML does not have, with the ones it has", async () => {
    const { problems } = await publish([anchorOf("/versions/", "nxt"), anchorOf("/versions/", "next")], {
      "/versions/": '<h2 id="next"></h2><a name="past"></a>',
    });
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "choices": [
            "next",
            "past",
          ],
          "column": 3,
          "file": "content/docs/a.mdx",
          "line": 7,
          "message": "The link '/versions/#nxt' is broken: its page has no anchor 'nxt'.",
          "remedy": "Link to a heading's id or to another id of that page; \`## Heading {#id}\` fixes an id.",
          "severity": "error",
        },
      ]
    `);
  });

  it("tells of anchors of a page that was not published", async () => {
    const { problems } = await publish([anchorOf("/gone/", "a")], {});
    expect(problems).toHaveLength(1);
  });
});
