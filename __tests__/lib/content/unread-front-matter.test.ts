import { unreadFrontMatter } from "../../../src/lib/content/front-matter";

describe("unreadFrontMatter", () => {
  it.each([
    ["\n\r\n---\ntitle: A\n---\n", 3, "does not begin the file"],
    [" ---\ntitle: A\n---\n", 1, "does not begin the file"],
    ["--\ntitle: A\n--\n", 1, "between lines of '--'"],
    ["\uFEFF-----\ntitle: A\n-----", 1, "between lines of '-----'"],
    ["\u2014\r\nslug: /\r\n\u2014\r\n", 1, "between lines of '\u2014'"],
    ["+++\ntitle = 'A'\n+++\n", 1, "between lines of '+++'"],
  ])("tells of front matter in a wrong place or form: %j", (source, line, message) => {
    expect(unreadFrontMatter(source)).toMatchObject({
      severity: "warning",
      line,
      message: expect.stringContaining(message) as string,
    });
  });

  it.each([
    "---\ntitle: A\n---\n\n---\nnote: B\n---",
    "\n---\nnote: after a rule",
    "Text\n\n---\ntitle: A\n---",
    "--\nText\n--",
    "+++\nnote: A\n+++",
    "---\n---",
  ])("takes no other text for front matter: %j", (source) => {
    expect(unreadFrontMatter(source)).toBeUndefined();
  });
});
