import { policyText, withSources } from "../../../src/lib/html/content-policy";

test("a policy is directives with their sources", () => {
  expect(policyText({ "script-src": ["'self'", "'sha256-a'"], "object-src": ["'none'"] })).toBe(
    "script-src 'self' 'sha256-a'; object-src 'none'",
  );
});

test.each([
  ["joins what is there", { "img-src": ["https://a"] }, ["'self'", "https://a"]],
  ["adds nothing twice", { "img-src": ["'self'"] }, ["'self'"]],
])("a source %s", (_case, added, expected) => {
  expect(withSources({ "img-src": ["'self'"] }, added)["img-src"]).toEqual(expected);
});

test("a directive that was not there begins with what stood for it", () => {
  const policy = { "default-src": ["'self'"], "object-src": ["'none'"] };
  expect(withSources(policy, { "frame-src": ["https://a"], "object-src": ["https://b"] })).toEqual({
    "default-src": ["'self'"],
    "object-src": ["https://b"],
    "frame-src": ["'self'", "https://a"],
  });
});
