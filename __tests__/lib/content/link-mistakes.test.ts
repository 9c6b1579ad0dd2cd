import { addressMeant, isOnOneMachine, linkMistakeGrade } from "../../../src/lib/content/link-mistakes";
import { siteSchema, type Site } from "../../../src/lib/site-config";

test.each([
  ["https//a.org/b//c", "https://a.org/b//c"],
  ["htp://example.org", "http://example.org"],
  ["htps://example.org/a?b#c", "https://example.org/a?b#c"],
  ["hhttps://example.org", "https://example.org"],
  ["HTPS://example.org", "https://example.org"],
  ["htpts://example.org", "https://example.org"],
  ["http:://example.org", "http://example.org"],
  ["https:/example.org", "https://example.org"],
  ["https:example.org", "https://example.org"],
  ["mailo:a@example.org", "mailto:a@example.org"],
  ["localhost:3000/docs", "http://localhost:3000/docs"],
  ["127.0.0.1:8080", "http://127.0.0.1:8080"],
])("%s is misspelled: %s", (url, meant) => {
  expect(addressMeant(url)).toBe(meant);
});

test.each([
  "https://example.org",
  "HTTP://example.org",
  "http:///example.org",
  "mailto:a@example.org",
  "tel:+49",
  "//a.org",
  "ftp://a.org",
  "sftp://a.org",
  "tcp://a",
  "hxxp://a.org",
  "vscode:extension/a",
  "localhost:docs",
  "pathname:///a",
  "file:a.mdx",
  "/htp://a",
  "a.mdx",
  "#a",
  "",
  "htp:a",
])("%s is not", (url) => {
  expect(addressMeant(url)).toBeUndefined();
});

test.each(["file:///home/a/b.md", "file://server/b.md", "C:/a.png", "c:\\a.md", "C:%5Ca%5Cb.md"])(
  "%s is a file on one machine",
  (url) => {
    expect(isOnOneMachine(url)).toBe(true);
  },
);

test.each(["file:a.mdx", "file:/a.mdx", "c:a", "/c:/a", "cc:/a", "https://a.org"])("%s is none", (url) => {
  expect(isOnOneMachine(url)).toBe(false);
});

test("they are as grave as broken links, and never end the build of a project of Docusaurus", () => {
  const checks = (brokenLinks: Site["checks"]["brokenLinks"]) => siteSchema.shape.checks.parse({ brokenLinks });
  expect(linkMistakeGrade({})).toBe("throw");
  expect(linkMistakeGrade({ checks: checks("warn") })).toBe("warn");
  expect(linkMistakeGrade({ checks: checks("throw"), lenient: true })).toBe("warn");
  expect(linkMistakeGrade({ checks: checks("ignore"), lenient: true })).toBe("ignore");
});
