import { reportOf } from "../../../src/commands/check/report";
import type { CheckResult } from "../../../src/commands/check/check-content";

const result: CheckResult = {
  files: 3,
  pages: 1,
  deferred: 1,
  problems: [
    { severity: "warning", file: "content/b.mdx", message: "Nobody reads it.", remedy: "Link to it." },
    {
      severity: "error",
      file: "content/a.mdx",
      line: 12,
      column: 4,
      message: "50% of\nit is lost: why?",
      remedy: "Find it.",
      choices: ["c1", "c2", "c3", "c4", "c5", "c6"],
    },
  ],
};

describe("reportOf", () => {
  it("tells people what is wrong in the order of files, and counts", () => {
    expect(reportOf(result, "text")).toMatchInlineSnapshot(`
      "error: content/a.mdx:12:4
        50% of
      it is lost: why?
        → Find it.
        valid: c1, c2, c3, c4, c5, c6

      warning: content/b.mdx
        Nobody reads it.
        → Link to it.

      3 files, 1 page: 1 error, 1 warning.
      1 anchor can only be checked in the HTML of a build."
    `);
  });

  it("counts what is only logged as neither, and tells GitHub of it as a notice", () => {
    const [problem] = result.problems;
    const logged: CheckResult = { ...result, problems: problem ? [{ ...problem, severity: "info" }] : [] };
    expect(reportOf(logged, "text")).toContain("0 errors, 0 warnings.");
    expect(reportOf(logged, "github")).toContain("::notice file=content/b.mdx::");
  });

  it("says in how many languages it was found, where these are several", () => {
    const found = { files: 1, pages: 2, languages: 3, problems: [], deferred: 0 };
    expect(reportOf(found, "text")).toBe("1 file, 2 pages in each of 3 languages: 0 errors, 0 warnings.");
    expect(JSON.parse(reportOf(found, "json"))).toMatchObject({ pages: 2, languages: 3 });
  });

  it("tells programs all, with every valid choice", () => {
    const told = JSON.parse(reportOf(result, "json")) as unknown;
    expect(told).toEqual({
      files: 3,
      pages: 1,
      errors: 1,
      warnings: 1,
      deferred: 1,
      problems: [result.problems[1], result.problems[0]],
    });
  });

  it("marks lines for GitHub, one line for each problem, with its signs escaped", () => {
    expect(reportOf(result, "github")).toMatchInlineSnapshot(`
      "::error file=content/a.mdx,line=12,col=4::50%25 of%0Ait is lost: why? Find it. Valid: c1, c2, c3, c4, c5.
      ::warning file=content/b.mdx::Nobody reads it. Link to it.
      3 files, 1 page: 1 error, 1 warning.
      1 anchor can only be checked in the HTML of a build."
    `);
  });

  it("says that nothing is wrong in one line", () => {
    const fine = { files: 1, pages: 1, problems: [], deferred: 0 };
    for (const format of ["text", "github"] as const)
      expect(reportOf(fine, format)).toBe("1 file, 1 page: 0 errors, 0 warnings.");
  });
});
