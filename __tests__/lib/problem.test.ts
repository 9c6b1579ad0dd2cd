import {
  byPlace,
  formatProblem,
  graded,
  nearestFirst,
  nearOnes,
  placeOf,
  type Problem,
  following,
  withoutConsequences,
} from "../../src/lib/problem";

const problem: Problem = {
  severity: "error",
  file: "content/docs/a.mdx",
  line: 3,
  column: 7,
  message: "The id is used twice.",
  remedy: "Rename one.",
};

test("a problem is as grave as a site wants it, and gone where it is ignored", () => {
  const grades = ["ignore", "log", "warn", "throw"] as const;
  expect(grades.map((grade) => graded(problem, grade).map(({ severity }) => severity))).toEqual([
    [],
    ["info"],
    ["warning"],
    ["error"],
  ]);
});

describe("placeOf", () => {
  it.each([
    [{}, "content/docs/a.mdx:3:7"],
    [{ column: undefined }, "content/docs/a.mdx:3"],
    [{ line: undefined, column: undefined }, "content/docs/a.mdx"],
    [{ line: undefined }, "content/docs/a.mdx"],
  ])("names the place of %j", (more, place) => {
    expect(placeOf({ ...problem, ...more })).toBe(place);
  });
});

describe("formatProblem", () => {
  it("tells place, problem and remedy", () => {
    expect(formatProblem(problem)).toMatchInlineSnapshot(`
"content/docs/a.mdx:3:7
  The id is used twice.
  → Rename one."
`);
  });

  it("lists the valid choices", () => {
    expect(formatProblem({ ...problem, choices: ["b", "c"] })).toMatchInlineSnapshot(`
"content/docs/a.mdx:3:7
  The id is used twice.
  → Rename one.
  valid: b, c"
`);
  });

  it("counts the choices beyond the first twelve", () => {
    const choices = Array.from({ length: 14 }, (_, index) => `c${index + 1}`);
    expect(
      formatProblem({ ...problem, choices })
        .split("\n")
        .at(-1),
    ).toBe("  valid: c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12 and 2 more");
    expect(
      formatProblem({ ...problem, choices: choices.slice(0, 12) })
        .split("\n")
        .at(-1),
    ).toMatch(/c12$/);
  });

  it("has no line of choices where there are none", () => {
    expect(formatProblem({ ...problem, choices: [] })).not.toContain("valid:");
  });
});

describe("nearestFirst", () => {
  it("sorts by distance", () => {
    expect(nearestFirst("instalation", ["introduction", "configuration", "installation"])[0]).toBe("installation");
    expect(nearestFirst("ab", ["abcd", "ab", "abc"])).toEqual(["ab", "abc", "abcd"]);
  });

  it("puts names first that begin with what is written, then those that contain it", () => {
    const ids = ["seo", "blog", "i18n/git", "markdown-features-intro", "guides/introduction", "introduction"];
    expect(nearestFirst("intro", ids).slice(0, 3)).toEqual([
      "introduction",
      "guides/introduction",
      "markdown-features-intro",
    ]);
    expect(nearestFirst("docs/intro.mdx", ["docs/extra.mdx", "guides/introduction.mdx"])[0]).toBe(
      "guides/introduction.mdx",
    );
  });

  it("puts a name of which one letter differs before a longer one", () => {
    expect(nearestFirst("docs", ["docsVersion", "html", "doc"])).toEqual(["doc", "docsVersion", "html"]);
  });

  it("puts names before others with which begins what is written", () => {
    expect(nearestFirst("shellscript", ["rescript", "shell", "javascript"])[0]).toBe("shell");
    expect(nearestFirst("vuejs", ["ejs", "cue", "vue", "js"])[0]).toBe("vue");
  });

  it("takes large and small letters for the same", () => {
    expect(nearestFirst("Pyhton", ["hoon", "python"])).toEqual(["python", "hoon"]);
    expect(nearestFirst("onbrokenlinsk", ["brokenLinks", "onBrokenLinks"])[0]).toBe("onBrokenLinks");
  });

  it("keeps alphabetical order among equals, and each candidate once", () => {
    expect(nearestFirst("x", ["c", "a", "b", "a"])).toEqual(["a", "b", "c"]);
  });

  it("takes any iterable", () => {
    expect(nearestFirst("x", new Map([["y", 1]]).keys())).toEqual(["y"]);
  });
});

describe("nearOnes", () => {
  const many = Array.from({ length: 12 }, (_, index) => `zzzz${String(index)}`);

  it("are all of a few, and of many those that could be meant", () => {
    expect(nearOnes("intro", ["seo", "introduction"])).toEqual(["introduction", "seo"]);
    expect(nearOnes("intro", [...many, "seo", "introduction"])).toEqual(["introduction"]);
    expect(nearOnes("instalation", [...many, "guides/installation/"])).toEqual(["guides/installation/"]);
    expect(nearOnes("introduction-page", [...many, "introduction"])).toEqual(["introduction"]);
  });

  it("are none where nothing is near", () => {
    expect(nearOnes("data.json", ["sidebars.yml", "tags.yml"], 0)).toEqual([]);
    expect(nearOnes("cat.png", ["dog.png", "cat.svg"], 0)).toEqual(["cat.svg"]);
    expect(nearOnes("", many)).toHaveLength(12);
    expect(nearOnes("", [...many, "a"])).toEqual([]);
  });

  it("are never empty", () => {
    expect(nearOnes("", [...many, ""])).toHaveLength(12);
    expect(nearOnes("", ["", "a"], 0)).toEqual([]);
    expect(nearOnes("a", ["", "b"])).toEqual(["b"]);
  });

  it("keep what stands behind a point in names that are no files", () => {
    expect(nearOnes("v1.beta", ["v1.beta2", "v1.gamma"], 0)).toEqual(["v1.beta2"]);
    expect(nearOnes("release.notes", ["release.maintenance-policy", "release.note"], 0)).toEqual(["release.note"]);
    expect(nearOnes("3.3.x", ["3.2.x", "3.3.alpha"], 0)).toEqual(["3.2.x"]);
    expect(nearOnes("guide.yml", ["guide.mdx", "b.yml"], 0)).toEqual(["guide.mdx"]);
  });

  it("take index files by their folders", () => {
    expect(nearOnes("guides/index.mdx", ["api/index.mdx", "guide/README.md", "guides.mdx"], 0)).toEqual([
      "guides.mdx",
      "guide/README.md",
    ]);
    expect(nearOnes("index.mdx", ["index.yml", "api/index.mdx"], 0)).toEqual(["index.yml"]);
  });
});

describe("byPlace", () => {
  it("sorts by file, then line, then column", () => {
    const at = (file: string, line?: number, column?: number): Problem => ({ ...problem, file, line, column });
    const sorted = [at("b", 1), at("a", 10), at("a", 2, 5), at("a", 2, 1), at("a")].sort(byPlace).map(placeOf);
    expect(sorted).toEqual(["a", "a:2:1", "a:2:5", "a:10", "b:1"]);
  });

  it("sorts files alike on every machine, whatever its language", () => {
    const inFile = (file: string): Problem => ({ ...problem, file });
    const sorted = ["content/ä.mdx", "content/b.mdx", "content/B.mdx"].map(inFile).sort(byPlace);
    expect(sorted.map(({ file }) => file)).toEqual(["content/B.mdx", "content/b.mdx", "content/ä.mdx"]);
  });
});

describe("withoutConsequences", () => {
  const at = { file: "content/a.yml", message: "It is wrong.", remedy: "Mend it." };
  const link: Problem = { ...at, severity: "error", file: "content/b.mdx" };

  it("leaves what an error may have caused for later, and says so; all else is told", () => {
    const cause: Problem = { ...at, severity: "error", hasConsequences: true, mayFollow: true };
    const post: Problem = { ...at, severity: "error", file: "content/blog/a.mdx" };
    const told = {
      ...at,
      severity: "error",
      hasConsequences: true,
      remedy: "Mend it. What may follow from it, as broken links, is told once this is mended.",
    };
    expect(withoutConsequences([...following([link]), cause, post, cause])).toEqual([told, post, told]);
  });

  it("leaves all where nothing but a warning has any", () => {
    const problems: Problem[] = [...following([link]), { ...at, severity: "warning", hasConsequences: true }];
    expect(withoutConsequences(problems)).toEqual([link, problems[1]]);
  });
});
