import { compileInScratch, problemsOf, treeOf } from "../../../support/compiled";

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
