import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runPostBuild } from "../../../src/docusaurus/read/post-build";
import { stubFile } from "../../../src/docusaurus/read/read-folder";
import { configWith } from "../map/folder";

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "post-build-"));
});
afterEach(() => rmSync(project, { recursive: true }));

const run = (plugins: unknown[], config: object = {}) =>
  runPostBuild(
    {
      project,
      config: configWith({ plugins, baseUrl: "/kiln/", ...config }),
      file: path.join(project, "docusaurus.config.js"),
      stub: stubFile(process.cwd()),
      data: path.join(project, "kept/data"),
      pages: path.join(project, "kept/pages"),
    },
    { outDir: "/site/public", routes: ["/", "/docs/a/"] },
  );

type Given = {
  outDir: string;
  siteDir: string;
  routesPaths: string[];
  content: unknown;
  plugins: { name: string }[];
  head: Record<string, unknown>;
};

test("a plugin gets the build, the addresses of pages and what it has loaded", async () => {
  const seen: Given[] = [];
  const cones = (_: unknown, { top }: { top: number }) => ({
    name: "cones",
    loadContent: () => Promise.resolve([top]),
    postBuild: (given: Given) => Promise.resolve(void seen.push(given)),
  });
  expect(await run([[cones, { top: 6 }], () => ({ name: "quiet" })])).toEqual([]);
  expect(seen).toMatchObject([
    { outDir: "/site/public", siteDir: project, content: [6], plugins: [{ name: "cones" }, { name: "quiet" }] },
  ]);
  expect(seen[0]?.routesPaths).toEqual(["/kiln/404.html", "/kiln/", "/kiln/docs/a"]);
  await run([[cones, { top: 7 }]], { trailingSlash: true });
  expect(seen[1]?.routesPaths).toEqual(["/kiln/404.html", "/kiln/", "/kiln/docs/a/"]);
});

test("one that fails is named, and the others go on", async () => {
  const done: string[] = [];
  const named = (name: string, postBuild: (given: Given) => unknown) =>
    Object.defineProperty(() => ({ name, postBuild }), "name", { value: name });
  const failures = await run([
    named("broken", () => Promise.reject(new Error("no kiln"))),
    named("curious", ({ head }) => head["/docs/a"]),
    named("fine", () => done.push("fine")),
  ]);
  expect(failures).toEqual([
    { name: "plugin function broken", message: "no kiln" },
    {
      name: "plugin function curious",
      message: "the site gives no `head`: read the HTML of the page below `outDir`",
    },
  ]);
  expect(done).toEqual(["fine"]);
});
