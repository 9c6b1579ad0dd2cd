import { headersFor, readHeaderRules } from "../../src/commands/header-rules.mjs";
import { headersFileOf, type HeaderRule } from "../../src/features/security-headers/headers-file";

const rules: HeaderRule[] = [
  { path: "/*", headers: { "X-One": "a: b; c", "X-Two": "'self'" } },
  { path: "/docs/ä b/*", headers: { "X-One": "d" } },
  { path: "/app.js", headers: { "X-Three": "e" } },
];

test("what is written is read back, below a base URL", () => {
  const text = headersFileOf(rules, "/base/");
  expect(text).toMatchInlineSnapshot(`
    "/base/*
      X-One: a: b; c
      X-Two: 'self'

    /base/docs/%C3%A4%20b/*
      X-One: d

    /base/app.js
      X-Three: e
    "
  `);
  expect(readHeaderRules(text)).toEqual([
    {
      path: "/base/*",
      headers: [
        ["x-one", "a: b; c"],
        ["x-two", "'self'"],
      ],
    },
    { path: "/base/docs/%C3%A4%20b/*", headers: [["x-one", "d"]] },
    { path: "/base/app.js", headers: [["x-three", "e"]] },
  ]);
});

test("comments and what stands before the first rule say nothing", () => {
  expect(readHeaderRules("  X-One: a\n# /b\n/c\n  # no: header\n  X-Two:b\n")).toEqual([
    { path: "/c", headers: [["x-two", "b"]] },
  ]);
});

test("a rule for a whole address leaves its headers to itself", () => {
  const rules = readHeaderRules("/a\n  X-One: 1\n\nhttps://a.example/*\n  X-Two: 2\n");
  expect(headersFor(rules, "/a")).toEqual({ "x-one": "1" });
});

test.each([
  ["/", { "x-one": "a: b; c", "x-two": "'self'" }],
  ["/docs/%C3%A4%20b/c/", { "x-one": "a: b; c, d", "x-two": "'self'" }],
  ["/app.js", { "x-one": "a: b; c", "x-two": "'self'", "x-three": "e" }],
  ["/app.js/", { "x-one": "a: b; c", "x-two": "'self'" }],
])("the headers of %s", (path, headers) => {
  expect(headersFor(readHeaderRules(headersFileOf(rules, "/")), path)).toEqual(headers);
});
