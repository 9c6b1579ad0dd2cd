import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const root = mkdtempSync(path.join(os.tmpdir(), "site-files-"));
beforeAll(() => symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"), "junction"));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const MODULE = JSON.stringify(path.resolve("src/commands/lean-gatsby/site-files.cjs"));

/** Compiles the site's files in a process of its own, which then says what both the files and the build side hold. */
function compiled(before = ""): { code: number | null; stdout: string; stderr: string } {
  const script = `
    const { beginSiteFiles, compileSiteFiles } = require(${MODULE});
    const root = ${JSON.stringify(root)};
    ${before}
    compileSiteFiles(root).then(() => {
      const load = (name) => require(root + "/.cache/compiled/" + name);
      console.log(load("gatsby-config.js").default.siteMetadata.title);
      if (process.env.SITE_BUILD_SIDE) console.log(load("build-side.js").words);
    });
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--eval", script], { encoding: "utf8" });
  return { code: status, stdout, stderr };
}

test("both files lie where Gatsby looks for them, with what they import of the site, and nothing older", () => {
  write("src/title.ts", 'export const title: string = "A site";');
  write(
    "gatsby-config.ts",
    'import { title } from "./src/title";\nexport { title };\nexport default { siteMetadata: { title } };',
  );
  expect(compiled()).toMatchObject({ code: 0, stdout: "A site\n" });
  write("src/title.ts", 'export const title: string = "Another";');
  expect(compiled()).toMatchObject({ code: 0, stdout: "Another\n" });
});

test("the build side lies beside them, and the environment says so, where it has no mistake", () => {
  write("src/build-side.ts", 'import { title } from "./title";\nexport const words = `${title} of words`;');
  expect(compiled()).toMatchObject({ code: 0, stdout: "Another\nAnother of words\n" });
  write("src/build-side.ts", "export const words = ;");
  expect(compiled()).toMatchObject({ code: 0, stdout: "Another\n", stderr: "" });
});

test("what was begun before is what is waited for, and is done once", () => {
  const edit = `require("fs").writeFileSync(root + "/src/title.ts", "export const title = 'Late';")`;
  expect(compiled(`beginSiteFiles(root).then(() => ${edit});`)).toMatchObject({ code: 0, stdout: "Another\n" });
  expect(compiled()).toMatchObject({ code: 0, stdout: "Late\n" });
});

test("a mistake ends the process, and is told with its file and line", () => {
  write("gatsby-config.ts", "export default {\n  siteMetadata: {{ } };\n");
  const { code, stdout, stderr } = compiled();
  expect(code).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain("gatsby-config.ts:2:");
});
