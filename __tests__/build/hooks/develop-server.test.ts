import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import type { SiteContext } from "../../../src/build/context/context";
import type { Feature, Page } from "../../../src/build/feature";
import { forgetPublished, publishOnRequest } from "../../../src/build/hooks/develop-server";
import { FakeGatsby } from "../../support/gatsby-api";

const ADDRESS = "/list/all.json";

let context: SiteContext;
let gatsby: FakeGatsby;
let pages: Page[];
beforeEach(() => {
  context = { root: mkdtempSync(path.join(os.tmpdir(), "develop-")), production: false } as SiteContext;
  mkdirSync(path.join(context.root, "src/pages"), { recursive: true });
  gatsby = new FakeGatsby();
  pages = [];
});
afterEach(() => rmSync(context.root, { recursive: true }));

const file = () => path.join(context.root, "public", ADDRESS);
const page = (route: string): Page => ({ path: route, component: "", context: {} });
const listing: Feature = {
  name: "list",
  publishedOnRequest: [ADDRESS],
  publish: ({ root }) => {
    const routes: string[] = [];
    mkdirSync(path.join(root, "public/list"), { recursive: true });
    return {
      page: ({ route }) => void routes.push(route),
      end: () => writeFileSync(path.join(root, "public", ADDRESS), JSON.stringify(routes)),
    };
  },
};

/** The server with features: what it answers to a request, as the text of a file or a status. */
function serverWith(features: Feature[]): (address: string) => Promise<unknown> {
  const answers = new Map<string, (request: unknown, response: object) => void>();
  const app = { get: (address: string, answer: () => void) => answers.set(address, answer) };
  const made = () => ({ pages, links: [], deferred: [], problems: [] });
  publishOnRequest(gatsby.args<CreateDevServerArgs>({ app }), features, made, context);
  return (address) =>
    new Promise((resolve) =>
      answers.get(address)?.(
        {},
        {
          sendFile: (sent: string) => resolve(JSON.parse(readFileSync(sent, "utf8"))),
          sendStatus: resolve,
        },
      ),
    );
}

test("a file is published from the pages there are when it is asked for, once until the content changes", async () => {
  pages = [page("/a/")];
  const ask = serverWith([listing, { name: "other" }]);
  expect(existsSync(file())).toBe(false);
  expect(await Promise.all([ask(ADDRESS), ask(ADDRESS)])).toEqual([["/a/"], ["/a/"]]);
  pages = [page("/a/"), page("/b/")];
  expect(await ask(ADDRESS)).toEqual(["/a/"]);
  forgetPublished([listing, { name: "other" }], context);
  expect(await ask(ADDRESS)).toEqual(["/a/", "/b/"]);
  expect(gatsby.told.filter((line) => line.startsWith("info: publish: list"))).toHaveLength(2);
});

test("an edit while a file is published is in the file", async () => {
  pages = [page("/a/")];
  const edited: Feature = {
    ...listing,
    publish: (...given) => {
      const publisher = listing.publish?.(...given) ?? {};
      return {
        ...publisher,
        end: (...rest) => {
          if (pages.length === 1) pages = [page("/a/"), page("/b/")];
          forgetPublished([listing], context);
          return publisher.end?.(...rest);
        },
      };
    },
  };
  const ask = serverWith([edited]);
  expect(await ask(ADDRESS)).toEqual(["/a/", "/b/"]);
  expect(await ask(ADDRESS)).toEqual(["/a/", "/b/"]);
});

test("what cannot be published is said, and the next request tries again", async () => {
  const failing = { times: 1 };
  const ask = serverWith([
    {
      ...listing,
      publish: (...given) => {
        if (failing.times-- > 0) throw new Error("The disk is full.");
        return listing.publish?.(...given) ?? {};
      },
    },
  ]);
  expect(await ask(ADDRESS)).toBe(500);
  expect(gatsby.told).toEqual(["error: list: /list/all.json could not be made. The disk is full."]);
  expect(await ask(ADDRESS)).toEqual([]);
});

test("a build keeps what it has published", () => {
  mkdirSync(path.dirname(file()), { recursive: true });
  writeFileSync(file(), "[]");
  forgetPublished([listing], { ...context, production: true });
  expect(existsSync(file())).toBe(true);
});

test("what is published knows what all features give authors to edit; a folder is answered by its page", async () => {
  const editor: Feature = {
    name: "editor",
    publishedOnRequest: ["/list/", "/list/page/"],
    publish: ({ root }, { collections }) => ({
      end: () => {
        for (const [folder, value] of [
          ["list", collections.length],
          ["list/page", "page"],
        ] as const) {
          mkdirSync(path.join(root, "public", folder), { recursive: true });
          writeFileSync(path.join(root, "public", folder, "index.html"), JSON.stringify(value));
        }
      },
    }),
  };
  const ask = serverWith([editor, { name: "docs", collections: () => [] }]);
  expect(await ask("/list/")).toBe(1);
  expect(await ask("/list/page/")).toBe("page");
  forgetPublished([editor], context);
  expect(await ask("/list/page/")).toBe("page");
});
