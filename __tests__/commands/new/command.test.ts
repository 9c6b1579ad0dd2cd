import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";

const run = async (...parameters: string[]) => {
  try {
    const { stdout } = await promisify(execFile)("npx", ["tsx", "src/commands/new.ts", ...parameters]);
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
};

describe("npm run new", () => {
  it("prints a file without writing it, and says what each kind asks", async () => {
    const flags = ["--title", "No such site", "--website", "https://example.com", "--tags", "opensource"];
    const { code, text } = await run("showcase", ...flags, "--dry-run");
    expect({ code, text: text.trim() }).toEqual({
      code: 0,
      text: "content/showcase/no-such-site.yml\n\ntitle: No such site\nwebsite: https://example.com\ntags:\n  - opensource",
    });
    expect(existsSync("content/showcase/no-such-site.yml")).toBe(false);
    expect((await run("showcase", "--help")).text).toContain("--website      Address of the site");
  });

  it("names the kinds, the nearest first, and refuses a file that is there", async () => {
    expect((await run("pst")).text).toContain("Valid, nearest first: post,");
    const again = await run("showcase", "--title", "Gulp", "--website", "https://gulpjs.com");
    expect(again.code).toBe(1);
    expect(again.text).toContain("content/showcase/gulp.yml is there already.");
  });
});
