import { inlineScripts, scriptHasher } from "../../../src/features/security-headers/inline-scripts";

test.each([
  ["a script", "<script>a()</script>", ["a()"]],
  [
    "each of several, once",
    "<script>a()</script><p><SCRIPT async>b()</SCRIPT ></p><script>a()</script>",
    ["a()", "b()"],
  ],
  ["one in a template", "<template><script id='x'>a\nb</script></template>", ["a\nb"]],
  ["a module", '<script type="module">a()</script>', ["a()"]],
  ["a script of an old type", "<script type='text/javascript'>a()</script>", ["a()"]],
  ["one whose attribute looks like a tag's end", '<script data-a=">">a()</script>', ["a()"]],
  ["no file", '<script async src="/a.js"></script>', []],
  ["no data", '<script type="application/ld+json">{}</script><script type=text/template>a</script>', []],
  ["no code that is shown", "<code>&lt;script&gt;a()&lt;/script&gt;</code>", []],
  ["an attribute that only ends in src or type", '<script data-src="a" data-type="b">a()</script>', ["a()"]],
])("%s", (_case, html, texts) => {
  expect([...inlineScripts(html)]).toEqual(texts);
});

test("a hash is that of the text as it stands there", () => {
  const hashOf = scriptHasher();
  // As `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` has it.
  expect([hashOf("alert(1)"), hashOf("alert(1)"), hashOf("alert(1) ")]).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    expect.not.stringContaining("bhHHL3z2"),
  ]);
});
