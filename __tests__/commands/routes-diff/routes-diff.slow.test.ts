import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { noteLastBuild } from "../../../src/build/publish/last-build";
import { buildOf } from "../../../src/commands/routes-diff/earlier-build";
import { goneRoutes, goneText } from "../../../src/commands/routes-diff/gone-routes";
import { routesInFolder } from "../../../src/commands/routes-diff/routes-in-folder";
import { sitemapRoutes } from "../../../src/commands/routes-diff/sitemap-routes";
import { listen } from "../../../src/commands/listen.mjs";
import { FixtureSite } from "../../support/fixture-site";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "routes-diff-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text = "") => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const urls = (...routes: string[]) =>
  `<urlset>${routes.map((route) => `<url><loc>https://example.org${route}</loc></url>`).join("\n")}</urlset>`;
const INDEX = "<sitemapindex><sitemap><loc>https://example.org/sitemap-0.xml</loc></sitemap></sitemapindex>";

test("the routes of a folder are those with an index.html, redirects among them", () => {
  for (const name of ["index.html", "docs/index.html", "docs/🦖/index.html", "docs/a.html", "404.html", "a/b.json"])
    write(name);
  expect(routesInFolder(folder)).toEqual(["/", "/docs/", "/docs/🦖/"]);
  expect(routesInFolder(path.join(folder, "nowhere"))).toEqual([]);
});

describe("the routes of a sitemap", () => {
  it("are without the base URL, with their escapes decoded", async () => {
    write("sitemap.xml", urls("/base/", "/base/docs/%F0%9F%A6%96/", "/base/a&amp;b", "/other/"));
    const routes = await sitemapRoutes(path.join(folder, "sitemap.xml"), "/base/");
    expect(routes).toEqual(["/", "/docs/🦖/", "/a&b/", "/other/"]);
  });

  it("are those of all sitemaps of an index, which lie beside it", async () => {
    write("sitemap-index.xml", INDEX);
    write("sitemap-0.xml", urls("/a/"));
    expect(await sitemapRoutes(path.join(folder, "sitemap-index.xml"), "/")).toEqual(["/a/"]);
  });

  it("are asked for at an address", async () => {
    const server: Server = createServer((request, response) => {
      response.statusCode = request.url === "/sitemap.xml" ? 200 : 404;
      response.end(urls("/a/"));
    });
    const port = await listen(server, 0);
    try {
      expect(await sitemapRoutes(`http://localhost:${port}/sitemap.xml`, "/")).toEqual(["/a/"]);
      await expect(sitemapRoutes(`http://localhost:${port}/none.xml`, "/")).rejects.toThrow("answers 404");
    } finally {
      server.close();
    }
  });

  it("are asked of the host that was asked for the index, whatever host that names", async () => {
    const answers: Record<string, string> = { "/sitemap-index.xml": INDEX, "/sitemap-0.xml": urls("/b/") };
    const server = createServer((request, response) => response.end(answers[request.url ?? ""]));
    const port = await listen(server, 0);
    try {
      expect(await sitemapRoutes(`http://localhost:${port}/sitemap-index.xml`, "/")).toEqual(["/b/"]);
    } finally {
      server.close();
    }
  });

  it("are missed where nothing answers at the address, with the reason", async () => {
    const server = createServer().on("connection", (socket) => socket.destroy());
    const address = `http://127.0.0.1:${await listen(server, 0)}/sitemap.xml`;
    try {
      const reason = /^http:\/\/127\.0\.0\.1:\d+\/sitemap\.xml does not answer \([A-Z_]+\)\. See whether/;
      await expect(sitemapRoutes(address, "/")).rejects.toThrow(reason);
    } finally {
      server.close();
    }
  });

  it("are missed where the file is no sitemap", async () => {
    write("a.txt", "nothing");
    await expect(sitemapRoutes(path.join(folder, "a.txt"), "/")).rejects.toThrow("is no sitemap: it names no page");
  });
});

describe("goneRoutes", () => {
  it("names what nothing answers to, with the nearest routes", () => {
    expect(goneRoutes(["/", "/docs/a/", "/docs/b/", "/c.html/"], ["/", "/c/", "/docs/b/"])).toEqual([
      { route: "/docs/a/", nearest: ["/docs/b/", "/c/", "/"] },
    ]);
  });

  it("is told with what to do", () => {
    expect(goneText([{ route: "/a/", nearest: ["/b/", "/"] }], 7, "v1")).toMatchInlineSnapshot(`
      "1 of 7 pages of v1 are gone without a redirect:

      /a/
        nearest: /b/, /

      Lead each on: \`redirects\` in src/site.ts, or \`redirect_from\` in the front matter of the page that took its place."
    `);
    expect(goneText([], 7, "v1")).toBe("All 7 pages of v1 are still there, or lead on.");
  });
});

describe("an earlier build", () => {
  const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: folder, encoding: "utf8" });
  const build = `require("fs").mkdirSync("public"); require("fs").copyFileSync("page", "public/index.html");`;

  const commit = () => {
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message=one");
  };
  beforeEach(() => {
    git("init", "--quiet", "--initial-branch=main");
    write(".gitignore", "node_modules");
  });

  it("is that of a ref, and leaves nothing behind", async () => {
    write("node_modules/gatsby/cli.js", build);
    write("page", "before");
    commit();
    write("page", "after");
    const read = async (built: string) => [built, readFileSync(path.join(built, "public/index.html"), "utf8")] as const;
    const [place, text] = await buildOf(folder, "main", read);
    expect(text).toBe("before");
    expect(() => readFileSync(path.join(place, "page"))).toThrow("ENOENT");
    expect(git("worktree", "list").trim().split("\n")).toHaveLength(1);
    write("node_modules/gatsby/cli.js", "process.exit(1)");
    await expect(buildOf(folder, "main", read)).rejects.toThrow("cannot be built as it was at 'main'");
    await expect(buildOf(folder, "nowhere", read)).rejects.toThrow("'nowhere' is neither a git ref nor a file");
  });

  it("is that of the site alone where its repository holds more", async () => {
    write("site of docs/page", "before");
    write("site of docs/node_modules/gatsby/cli.js", build);
    commit();
    const root = path.join(folder, "site of docs");
    const read = async (built: string) => readFileSync(path.join(built, "public/index.html"), "utf8");
    expect(await buildOf(root, "main", read)).toBe("before");
    git("mv", "site of docs/page", "page");
    commit();
    const problem = "The site was not yet in 'site of docs' at 'main'. Compare with a sitemap of that time.";
    await expect(buildOf(root, "main", read)).rejects.toThrow(problem);
  });
});

describe("the command", () => {
  const site = new FixtureSite();
  afterAll(() => site.end());
  const command = (...parameters: string[]) => site.command("routes-diff", ...parameters);

  it("explains itself, and says what is missing", async () => {
    const [help, nothing, unbuilt] = [await command("--help"), await command(), await command("main")];
    expect([help.code, nothing.code, unbuilt.code]).toEqual([0, 1, 1]);
    expect(help.text).toContain("SOURCE is one of");
    expect(nothing.text).toMatch(/^SOURCE is missing\.\n\nnpm run routes:diff -- SOURCE/);
    expect(nothing.text).toContain("SOURCE is one of");
    expect(unbuilt.text).toContain("not built yet");
  });

  it("ends with 1 and names what is gone, with 0 where nothing is, also without a page at the root", async () => {
    site.write("public/docs/index.html", "");
    noteLastBuild(site.path(""), { baseUrl: "/manual/" });
    site.write("old.xml", urls("/manual/docs/", "/manual/gone/"));
    const { code, text } = await command("old.xml");
    expect([code, text.split("\n")[0]]).toEqual([1, "1 of 2 pages of old.xml are gone without a redirect:"]);
    site.write("public/gone/index.html", "");
    expect((await command("old.xml")).code).toBe(0);
  });

  it("takes the name of a folder for that of a ref", async () => {
    site.write("public/docs/index.html", "");
    noteLastBuild(site.path(""), { baseUrl: "/manual/" });
    const { code, text } = await command("public");
    expect([code, text.trim()]).toEqual([
      1,
      "'public' is neither a git ref nor a file. Write a ref, or the path or address of a sitemap.",
    ]);
  });
});
