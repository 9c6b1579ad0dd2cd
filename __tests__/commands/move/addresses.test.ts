import { addressesIn } from "../../../src/commands/move/addresses";

/** Each address as its kind, its meaning and the text at its place. */
const found = (source: string, file = "content/a.mdx") =>
  addressesIn(source, file).map(({ kind, url, start, end }) => [kind, url, source.slice(start, end)]);
const plain = (kind: string, ...urls: string[]) => urls.map((url) => [kind, url, url]);

describe("addressesIn", () => {
  it("finds those of Markdown: links, images, images in links, definitions; not bare ones, code and comments", () => {
    const source =
      '[a](./a.mdx#x "t") ![b](<./b c.png>) [![d](d.png)](./e.mdx) https://x.org\n\n[r]: ../r.mdx\n\n`[c](./no.mdx)` {/* [c](./no.mdx) */}\n\n```md\n[c](./no.mdx)\n```\n';
    expect(found(source)).toEqual(plain("address", "./a.mdx#x", "./b c.png", "d.png", "./e.mdx", "../r.mdx"));
  });

  it("finds an address as often as it stands in a line, and tells its meaning from how it is written", () => {
    const source = "[./a.mdx](./a.mdx) and [b](./a.mdx), [c](./c&amp;d.mdx)";
    const places = addressesIn(source, "content/a.mdx").map(({ start }) => start);
    expect(places).toEqual([10, 27, 41]);
    expect(found(source).at(-1)).toEqual(["address", "./c&d.mdx", "./c&amp;d.mdx"]);
  });

  it("finds those of tags and expressions", () => {
    const source = [
      '<Link to="./a.mdx" title="./title.mdx" label="no" />',
      "",
      "<img src={require('./b.png').default} /> <a href={'/c/'}>c</a> <a href={`/g/`}>g</a> <a href={`/${1}/`}>h</a>",
      "",
      '<Cards items={[{ href: "/d/", label: "no" }]} {...{ to: "/e/" }} />',
    ].join("\n");
    expect(found(`${source}\n\n{["/f/", "f"]}\n`)).toEqual([
      ...plain("address", "./a.mdx"),
      ...plain("text", "./title.mdx", "./b.png"),
      ...plain("address", "/c/", "/g/", "/d/", "/e/"),
      ...plain("text", "/f/"),
    ]);
  });

  it("keeps escapes behind the path as they are written, so that what follows it can be read", () => {
    const source = [
      '<a href="/a/?b=&quot;1&quot;">a</a> [b](/b/?c=\\)&amp;d)',
      "",
      "<a href={'/c/?d=\\'1\\''}>c</a> <a href={`/d/?e=\\`1\\``}>d</a>",
    ].join("\n");
    const written = ["/a/?b=&quot;1&quot;", "/b/?c=\\)&amp;d", "/c/?d=\\'1\\'", "/d/?e=\\`1\\`"];
    expect(found(source).sort()).toEqual(plain("address", ...written));
  });

  it("finds each of those in a `srcSet`, without descriptors", () => {
    const source = [
      '<source srcSet="./a.png 1x, ./a.png 2x" />',
      "",
      "<img srcset='./c.png,' /> <img srcSet={`/d,e.png 640w`} />",
    ].join("\n");
    expect(found(source)).toEqual(plain("address", "./a.png", "./a.png", "./c.png", "/d,e.png"));
    const places = addressesIn(source, "content/a.mdx").map(({ start }) => start);
    expect(places.slice(0, 2)).toEqual([16, 28]);
  });

  const withBothEnds = (source: string) => [source, source.replaceAll("\n", "\r\n")];

  it.each(
    [
      '# A\n\n<a href="./a.mdx\n">a</a>\n',
      '<a href="\n  ./a.mdx\n" title="./b\n  c">a</a>\n',
      "Text <a href={`\n  ./a.mdx\n`}>a</a> {`./b\nc`}\n",
      '> <a href="\n>   ./a.mdx">a</a>\n',
    ].flatMap(withBothEnds),
  )("finds one that has line breaks around it without these, and none with one in it: %j", (source) => {
    expect(found(source)).toEqual(plain("address", "./a.mdx"));
  });

  it.each(
    [
      '<img srcSet="\n    ./a.svg 1x,\n    ./b.svg 2x\n  " />\n',
      "Text <img srcSet={`\n    ./a.svg 1x,\n    ./b.svg 2x\n  `} />\n",
      '> <img srcSet="\n>     ./a.svg 1x,\n>     ./b.svg 2x\n>   " />\n',
    ].flatMap(withBothEnds),
  )("finds each of those in a `srcSet` of several lines: %j", (source) => {
    expect(found(source)).toEqual(plain("address", "./a.svg", "./b.svg"));
  });

  it("finds those of imports and of components that a file declares", () => {
    const source =
      'import P from \'./_p.mdx\';\nimport raw from "!!raw-loader!./p.js";\n\nexport const A = () => <a href="./a.mdx">a</a>;\n';
    expect(found(source)).toEqual([
      ...plain("import", "./_p.mdx", "!!raw-loader!./p.js"),
      ...plain("address", "./a.mdx"),
    ]);
  });

  it("gives places in the file, also where the compiler reads another text: front matter, comments, titles, ids", () => {
    const source =
      "---\ntitle: A\n---\n\n<!-- a --> [a](./a.mdx)\n\n:::note Read [b](./b.mdx)\n\nx\n\n:::\n\n## See [c](./c.mdx) {#c}\n";
    expect(found(source, "content/a.md")).toEqual(plain("address", "./a.mdx", "./b.mdx", "./c.mdx"));
    expect(found(`\uFEFF${source.replaceAll("\n", "\r\n")}`, "content/a.md")).toHaveLength(3);
  });
});
