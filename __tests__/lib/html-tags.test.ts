import { idsInHtml, linksInHtml } from "../../src/lib/html-tags";

describe("linksInHtml", () => {
  it("finds what links lead to, however it is quoted", () => {
    const html = `<A HREF="/a/?b=1&amp;c">A</A> <a title="x > y" href='/b/'>B</a> <a href=/c/>C</a> <a>D</a> <link href="/e/">`;
    expect(linksInHtml(html)).toEqual(["/a/?b=1&c", "/b/", "/c/"]);
  });
});

describe("idsInHtml", () => {
  it("finds ids and anchor names, however they are quoted", () => {
    expect([...idsInHtml("<h2 id=\"a\">A</h2><p class='x' id='b'><a name=c></a><i\nid=\"d\"></i>")]).toEqual([
      "a",
      "b",
      "c",
      "d",
    ]);
  });

  it("reads entities once", () => {
    expect([
      ...idsInHtml('<i id="a&amp;b"></i><i id="it&#x27;s"></i><i id="&quot;q&quot;"></i><i id="&amp;lt;"></i>'),
    ]).toEqual(["a&b", "it's", '"q"', "&lt;"]);
  });

  it("takes names for anchors in links alone, and nothing of scripts, styles and comments", () => {
    const html = `<meta name="viewport"><input name="q"><script>"<i id='a'>"</script><!-- <i id="b"> --><style id="c"></style>`;
    expect([...idsInHtml(`${html}<i title="a > b" id="d">`)]).toEqual(["d"]);
  });

  it("takes no other attribute for an id", () => {
    expect([...idsInHtml('<i data-id="a" aria-labelledby="b" class="c" width="d"></i>')]).toEqual([]);
  });
});
