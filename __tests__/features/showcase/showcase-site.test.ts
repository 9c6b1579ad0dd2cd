import {
  sameNames,
  showcaseSiteOf,
  showcaseSiteSchema,
  showcaseTagsSchema,
  twiceShown,
  unknownShowcaseTags,
} from "../../../src/features/showcase/showcase-site";

const written = { title: "A", website: "https://a.example/", tags: ["open", "open"] };

test("a site is its file, by the file's name, with each tag once", () => {
  expect(showcaseSiteOf("more/a-site.yml", showcaseSiteSchema.parse(written))).toEqual({
    slug: "a-site",
    title: "A",
    website: "https://a.example/",
    tags: ["open"],
    description: null,
    source: null,
    color: null,
  });
});

test("addresses, colours, a title and known keys are asked for", () => {
  const wrong = { ...written, title: "", website: "ftp://a", source: "x", color: "red", stars: 5 };
  const issues = showcaseSiteSchema.safeParse(wrong).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toMatchInlineSnapshot(`
    [
      "title: Too small: expected string to have >=1 characters",
      "website: must be an address that begins with http:// or https://",
      "source: must be an address that begins with http:// or https://",
      "color: must be a colour such as \`#2e8555\`",
      ": Unrecognized key: "stars"",
    ]
  `);
});

test("a tags file has a label, a description and a colour for each tag", () => {
  const tag = { label: "A", description: "B", color: "#123456" };
  expect(showcaseTagsSchema.safeParse({ a: tag }).success).toBe(true);
  expect(showcaseTagsSchema.safeParse({ "a b": tag }).success).toBe(false);
  expect(showcaseTagsSchema.safeParse({ a: { ...tag, color: "#12" } }).success).toBe(false);
});

test("a tag that the tags file does not have is an error at its line, with the nearest ones", () => {
  const tag = { label: "", description: "", color: "#123456" };
  const at = { file: "a.yml", line: 3, tagsFile: "_tags.yml" };
  const [problem, ...others] = unknownShowcaseTags(["open", "desing"], { open: tag, design: tag }, at);
  expect(problem).toMatchObject({
    severity: "error",
    file: "a.yml",
    line: 3,
    message: "_tags.yml has no tag 'desing'.",
    choices: ["design", "open"],
  });
  expect(others).toEqual([]);
});

test("a site that is there twice is told at the later file, however its address is written", () => {
  const file = (slug: string, website: string) => ({ slug, website, file: `${slug}.yml` });
  const problems = twiceShown([
    file("b", "http://www.a.example"),
    file("a", "https://A.example/"),
    file("c", "https://a.example/docs/"),
  ]);
  expect(problems.map((problem) => [problem.file, problem.severity, problem.message])).toEqual([
    ["b.yml", "warning", "The site 'http://www.a.example' is in the showcase already: a.yml."],
  ]);
});

test("two files of one name are told, whatever their folders and endings", () => {
  const problems = sameNames(
    ["a/site.yml", "site.json", "b/site.yaml", "other.yml"].map((file) => ({
      file,
      website: "https://a.example/",
      slug: file.replace(/^.*\/|\.\w+$/g, ""),
    })),
  );
  expect(problems.map(({ file, severity, message }) => [file, severity, message])).toEqual([
    ["b/site.yaml", "error", "The name 'site' is that of another file of the showcase, too: a/site.yml."],
    ["site.json", "error", "The name 'site' is that of another file of the showcase, too: a/site.yml."],
  ]);
});
