import { htmlAtBase, idsInHtml, linksInHtml, tagsIn } from "../../../src/lib/html/html-tags";

describe("tagsIn", () => {
  it("gives elements as browsers make them, in templates and drawings too", () => {
    const names = (html: string) => tagsIn(html).map(({ name }) => name);
    const page = ["html", "head", "body", "div"];
    expect(names("<template><b></template><svg><a xlink:href=x></svg>")).toEqual([
      ...page,
      "template",
      "b",
      "svg",
      "a",
    ]);
    expect(tagsIn("<svg><a xlink:href=x></svg>").at(-1)?.attributes).toEqual({ "xlink:href": "x" });
    expect(names("<!--><i>--><p title='<u>'><textarea><s></textarea>")).toEqual([...page, "i", "p", "textarea"]);
  });
});

describe("linksInHtml", () => {
  it("finds what links lead to, however it is quoted", () => {
    const html = `<A HREF="/a/?b=1&amp;c">A</A> <a title="x > y" href='/b/'>B</a> <a href=/c/>C</a> <a>D</a> <link href="/e/">`;
    expect(linksInHtml(html)).toEqual(["/a/?b=1&c", "/b/", "/c/"]);
  });
});

describe("htmlAtBase", () => {
  it("puts the base URL before the site's own paths, however they are quoted", () => {
    const html = `<A HREF="/a/?b=1&amp;c">A</A>\r\n<a href=/b/><p>B</a></p><img alt='/' src = '/c.png'><video poster="/d.png">`;
    expect(htmlAtBase(html, "/x/")).toBe(
      `<A HREF="/x/a/?b=1&amp;c">A</A>\r\n<a href=/x/b/><p>B</a></p><img alt='/' src = '/x/c.png'><video poster="/x/d.png">`,
    );
  });

  it("takes each address of a `srcset`", () => {
    expect(htmlAtBase(`<img srcset="/a.png, //e.org/b.png 2x,/c.png 3x" src=/a.png>`, "/x/")).toBe(
      `<img srcset="/x/a.png, //e.org/b.png 2x,/x/c.png 3x" src=/x/a.png>`,
    );
  });

  it("leaves everything else", () => {
    const html = `<a href="//e.org/">A</a> <a href="https://e.org/">B</a> <a href="c/">C</a> <a href="#d" title='href="/d/"'>D</a> href="/e/" <!-- <a href="/f/"> -->`;
    expect(htmlAtBase(html, "/x/")).toBe(html);
    expect(htmlAtBase('<a href="/a/">A</a>', "/")).toBe('<a href="/a/">A</a>');
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

  it("reads whole pages", () => {
    const head = '<!DOCTYPE html><html id="a" lang="en"><head><title id="b">T</title></head>';
    expect([
      ...idsInHtml(`${head}<body class="c"><main id="d"><table><tr id="e"></tr></table></main></body></html>`),
    ]).toEqual(["a", "b", "d", "e"]);
  });

  it("takes no other attribute for an id", () => {
    expect([...idsInHtml('<i data-id="a" aria-labelledby="b" class="c" width="d"></i>')]).toEqual([]);
  });
});
