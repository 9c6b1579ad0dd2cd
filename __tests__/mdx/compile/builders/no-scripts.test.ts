import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, compiledAs, problemsOf, scratch, treeOf } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

/** The first problem of each of some files, without its remedy. */
const firstOf = async (...files: string[]) =>
  Promise.all(files.map(async (file) => (await problemsOf("Text", "", file))[0]?.split(" | ").slice(0, 2).join(" ")));

describe("addresses that are scripts", () => {
  it.each([
    "[a](javascript:alert(1))",
    "[a](<JavaScript:alert(1)>)",
    "[a](&#x6A;avascript&colon;alert(1))",
    "[a](java&Tab;script:alert(1))",
    "[a](&#1;javascript:alert(1))",
    "[a](vbscript:x)",
    "[a](data:text/html;base64,PHNjcmlwdD4=)",
    "[a][b]\n\n[b]: javascript:alert(1)",
    "![a](javascript:alert(1))",
    '<a href="javascript:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<a href="java\nscript:alert(1)">a</a>',
    "<a href={' javascript:alert(1)'}>a</a>",
    "<a {...{ href: 'javascript:alert(1)' }}>a</a>",
    '<Link to="javascript:alert(1)">a</Link>',
    "{[1].map((n) => <a href={`javascript:${n}`}>a</a>)}",
    '<iframe src="data:text/html,x" />',
    '<form action="javascript:alert(1)" />',
    '<svg><a xlinkHref="javascript:alert(1)">a</a></svg>',
    '<object data="data:image/svg+xml,x" />',
    '<svg><animate attributeName="href" values="/a;javascript:alert(1)" /></svg>',
    "<DocCardList items={[{ type: 'link', href: 'javascript:alert(1)', label: 'a' }]} />",
  ])("are refused: %s", async (source) => {
    expect(await problemsOf("Text", "", source)).toEqual([
      expect.stringMatching(
        /^content\/page\.mdx:[3-5](?::\d+)? \| The attribute '\w+' of <\w+> is a script: '.+'\. \| Link to /,
      ),
    ]);
  });

  it("are named with their place, and shortened", async () => {
    expect(await firstOf(`[a](javascript:${"x".repeat(50)})`)).toEqual([
      "content/page.mdx:3:1 The attribute 'href' of <a> is a script: 'javascript:xxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'.",
    ]);
  });

  it("do not keep words and images out", async () => {
    expect(
      await treeOf('<b title="javascript: the language">a</b> ![](data:image/svg+xml;base64,PHN2Zy8+) `javascript:x`'),
    ).toContain("data:image/svg+xml");
  });
});

describe("HTML in attributes", () => {
  it.each([
    ["the attribute 'onerror'", '<iframe srcDoc="<img src=x onerror=alert(1)>" />'],
    ["the address 'javascript:alert(1)'", "<iframe srcdoc={`<a href='javascript:alert(1)'>a</a>`} />"],
    ["the attribute 'onload'", '<iframe {...{ srcDoc: "&lt;p>a<svg onload=alert(1)>" }} />'],
    ["the attribute 'onclick'", "<div dangerouslySetInnerHTML={{ __html: '<b onclick=\"x()\">a</b>' }} />"],
    ...["textarea", "style"].map((tag) => [
      "the attribute 'onerror'",
      `<${tag} dangerouslySetInnerHTML={{ __html: "<p title='</${tag}><img src=x onerror=alert(1)>'>" }} />`,
    ]),
    ["the attribute 'onload'", "<iframe srcDoc={'<iframe srcdoc=\"<body onload=x()>\">'} />"],
  ])("holds no script, as %s in %s", async (found, source) => {
    expect(await problemsOf("Text", "", source)).toEqual([
      expect.stringContaining(`holds ${found}, which content cannot have. | Take it out; a frame`),
    ]);
  });

  it("may be all else, elements of scripts like those of the page itself", async () => {
    expect(await problemsOf("Text", "", '<iframe sandbox="" srcDoc="<script>1</script>" />')).toEqual([]);
    expect(await treeOf('<iframe srcDoc="<p>Tides</p>" />')).toContain("<p>Tides</p>");
  });
});

describe("formulas", () => {
  it.each([
    ["\\href", "$\\href{javascript:alert(1)}{x}$"],
    ["\\href", "$\\href{ JavaScript:alert(1)}{x}$"],
    ["\\href", "$\\def\\a#1{\\href{java#1:x}{y}}\\a{script}$"],
    ["\\href", "$\\href{data:image/svg+xml,x}{x}$"],
    ["\\url", "$\\url{javascript:alert(1)}$"],
    ["\\includegraphics", "$\\includegraphics{javascript:alert(1)}$"],
  ])("have no address that is a script in %s: %s", async (command, formula) => {
    const problems = await problemsOf("Text", "", formula);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/page.mdx:3:1 | The address in \`${command}\` is a script: '`);
  });

  it("are named with the line of the address, and left out", async () => {
    const { tree, facts } = await compiledAs("safe/a.mdx", "$$", "a", "\\href{javascript:x}{b}", "$$");
    expect([facts.problems.map(({ severity, line }) => [severity, line]), tree]).toEqual([[["error", 3]], []]);
  });

  it("may have one in projects of Docusaurus, as all their content", async () => {
    const source = "[a](javascript:x) $\\href{javascript:x}{b}$";
    const page = { root: scratch(), file: "website/docs/a.md", source, frontMatter: {}, settings: project };
    expect((await compile(page)).facts.problems).toEqual([]);
  });

  it("keep links, pictures, classes, ids and data, whose values stay values", async () => {
    const tree = await treeOf("$\\href{/docs/}{x} \\url{https://example.org} \\includegraphics{data:image/svg+xml,x}$");
    expect(tree).toContain('<a href=\\"/docs/\\">');
    expect(tree).toContain('<a href=\\"https://example.org\\">');
    expect(tree).toContain('<img src=\\"data:image/svg+xml,x\\"');
    const commands = ["htmlClass", "htmlId", "htmlStyle"].map((name) => `\\${name}{a" onclick="x}{y}`);
    const { tree: drawn } = await compiledAs("content/a.mdx", `$${commands.join(" ")} \\htmlData{a=" onclick="x}{y}$`);
    for (const attribute of ["id", "style", "data-a", "class"])
      expect(JSON.stringify(drawn)).toMatch(new RegExp(` ${attribute}=\\\\"[\\w ]*&quot; onclick=&quot;x\\\\"`));
    expect(await problemsOf("$\\htmlData{a onclick=x}{y}$")).toContainEqual(
      expect.stringContaining("Invalid attribute name 'data-a onclick'"),
    );
  });
});

describe("event handlers", () => {
  it.each([
    '<b onclick="alert(1)">a</b>',
    '<img src="https://example.org/a.png" onerror="alert(1)" />',
    '<b ONCLICK="alert(1)">a</b>',
    "<b onClick={'alert(1)'}>a</b>",
    "<b {...{ onload: 'x' }}>a</b>",
    '<svg onload="alert(1)" />',
    '<BrowserWindow onClick="alert(1)">a</BrowserWindow>',
    '{[<b onclick="x">a</b>]}',
    '<Tabs><TabItem value="a" attributes={{ onMouseOver: "alert(1)" }}>a</TabItem></Tabs>',
  ])("are refused: %s", async (source) => {
    expect(await problemsOf("Text", "", source)).toEqual([
      expect.stringMatching(
        /^content\/page\.mdx:3:\d+ \| The attribute '\w+' of <\w+> is an event handler, which content cannot have\. \| Remove it; /,
      ),
    ]);
  });

  it("that are functions are refused, too", async () => {
    expect((await problemsOf("<b onClick={() => 1}>a</b>"))[0]).toContain("The value of 'onClick' is a function");
  });
});
