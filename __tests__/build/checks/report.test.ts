import type { Reporter } from "gatsby";
import { reportProblems } from "../../../src/build/checks/report";
import type { Problem } from "../../../src/lib/problem";

/** What an author reads in the terminal, call by call. */
async function told(problems: Problem[]): Promise<string[]> {
  const lines: string[] = [];
  const reporter = {
    info: (text: string) => lines.push(`info: ${text}`),
    warn: (text: string) => lines.push(`warn: ${text}`),
    panicOnBuild: (text: string) => lines.push(`panicOnBuild: ${text}`),
  };
  await reportProblems(problems, reporter as unknown as Reporter);
  return lines;
}

const error: Problem = {
  severity: "error",
  file: "content/a.mdx",
  line: 3,
  message: "It is broken.",
  remedy: "Mend it.",
};
const warning: Problem = {
  severity: "warning",
  file: "content/b.mdx",
  message: "It is odd.",
  remedy: "Look at it.",
  choices: ["x"],
};

describe("reportProblems", () => {
  it("says nothing where nothing is wrong", async () => {
    expect(await told([])).toEqual([]);
  });

  it("tells errors with consequences last, also where there are many", async () => {
    const cause = { ...error, file: "content/a.yml", message: "It lists nothing.", hasConsequences: true };
    for (const count of [2, 50]) {
      const links = Array.from({ length: count }, (_, line) => ({ ...error, file: "content/b.mdx", line }));
      const text = (await told([cause, ...links])).join("\n");
      expect(text.indexOf(cause.message)).toBeGreaterThan(text.lastIndexOf(error.message));
    }
  });

  it("warns and goes on", async () => {
    expect(await told([warning])).toEqual(["warn: content/b.mdx\n  It is odd.\n  → Look at it.\n  valid: x"]);
  });

  it("tells what is only logged as information, before the warnings", async () => {
    const lines = await told([warning, { ...warning, severity: "info" }]);
    expect(lines.map((line) => line.split(":")[0])).toEqual(["info", "warn"]);
  });

  it("tells warnings first, then all errors at once with their sum", async () => {
    const [first, second, ...rest] = await told([
      error,
      warning,
      { ...error, line: 9 },
      { ...error, file: "content/c.mdx" },
    ]);
    expect(first).toMatch(/^warn: content\/b\.mdx/);
    expect(second).toMatchInlineSnapshot(`
"panicOnBuild: 3 errors in 2 files:

content/a.mdx:3
  It is broken.
  → Mend it.

content/a.mdx:9
  It is broken.
  → Mend it.

content/c.mdx:3
  It is broken.
  → Mend it.

3 errors in 2 files, listed above."
`);
    expect(rest).toEqual([]);
  });

  it("counts one error in the singular", async () => {
    expect((await told([error])).join()).toMatch(/^panicOnBuild: 1 error in 1 file:/);
  });
});
