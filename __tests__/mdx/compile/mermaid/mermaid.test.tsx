/** @optimized */
import {
  childrenOf,
  isElement,
  visitElements,
  type ContentElement,
  type ContentProps,
} from "../../../../src/mdx/content-node";
import { drawingOf } from "../../../../src/mdx/compile/mermaid/drawing";
import { colors } from "../../../../src/theme/colors";
import { Mermaid } from "../../../../src/mdx/components/mermaid";
import { compiled, compileInScratch, problemsOf } from "../../../support/compiled";
import { markupOf } from "../../../support/markup";

compileInScratch();

const fence = (...code: string[]) => ["```mermaid", ...code, "```", ""];

/** The elements of a file with a tag, in order. */
async function elementsOf(tag: string, ...lines: string[]): Promise<ContentElement[]> {
  const found: ContentElement[] = [];
  visitElements((await compiled(...lines)).tree, (element) => void (element[0] === tag && found.push(element)));
  return found;
}

const htmlOf = ([, props]: ContentElement): string => (props.dangerouslySetInnerHTML as ContentProps).__html as string;

/** The drawing of a diagram, one tag to a line. */
async function linesOf(...code: string[]): Promise<string> {
  const [figure] = await elementsOf("figure", ...fence(...code));
  return figure ? htmlOf(figure).replace(/></g, ">\n<").replace(/}/g, "}\n") : "";
}

/** A drawing with names in the place of the accent's colours, which are a site's own. */
function withoutAccent(lines: string): string {
  const { modes, ...light } = colors;
  const accents = Object.entries({ light, dark: modes.dark }).flatMap(([mode, chosen]) =>
    (["primary", "accentFill", "accentSoft", "onPrimary"] as const).map((key) => [chosen[key], `${mode}-${key}`]),
  );
  return accents.reduce(
    (text, [color = "", name = ""]) => (color === light.background ? text : text.replaceAll(color, name)),
    lines,
  );
}

/** The words of a drawing, without its styles. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** One diagram of each kind, and words that its drawing must show. */
const kinds: [kind: string, words: string[], code: string][] = [
  ["flowchart", ["Start", "End", "goes"], "flowchart LR\n  a([Start]) -- goes --> b{End}"],
  ["sequence", ["Ada", "Bob", "hello", "well"], "sequenceDiagram\n  Ada->>Bob: hello\n  Note over Ada,Bob: well"],
  ["class", ["Shape", "+area() : int"], "classDiagram\n  class Shape {\n    +area() int\n  }\n  Shape <|-- Circle"],
  ["state", ["Open", "shut"], "stateDiagram-v2\n  [*] --> Open\n  Open --> Closed: shut"],
  [
    "entity relationship",
    ["DOC", "TAG", "has", "string"],
    "erDiagram\n  DOC ||--o{ TAG : has\n  DOC {\n    string id PK\n  }",
  ],
  ["journey", ["Day", "Wake"], "journey\n  title Day\n  section Morning\n    Wake: 3: Ada"],
  [
    "gantt",
    ["Plan", "Write"],
    "gantt\n  title Plan\n  dateFormat YYYY-MM-DD\n  section Work\n    Write: a, 2024-01-01, 10d",
  ],
  ["pie", ["Pages", "60%"], 'pie showData\n  title Pages\n  "Docs" : 60\n  "Posts" : 40'],
  [
    "quadrant",
    ["Reach", "Campaign"],
    "quadrantChart\n  title Reach\n  x-axis Low --> High\n  y-axis Low --> High\n  Campaign: [0.3, 0.6]",
  ],
  [
    "requirement",
    ["links", "Every link"],
    "requirementDiagram\n  requirement links {\n    id: 1\n    text: Every link\n    risk: low\n    verifymethod: test\n  }",
  ],
  [
    "git graph",
    ["main", "docs", "first"],
    'gitGraph\n  commit id: "first"\n  branch docs\n  commit\n  checkout main\n  merge docs',
  ],
  ["mind map", ["Site", "Docs"], "mindmap\n  root((Site))\n    Docs\n    Blog"],
  ["timeline", ["Versions", "2017"], "timeline\n  title Versions\n  2017 : One\n  2022 : Two"],
  [
    "C4",
    ["Reader", "reads"],
    'C4Context\n  title System\n  Person(r, "Reader")\n  System(s, "Site")\n  Rel(r, s, "reads")',
  ],
  ["sankey", ["Docs", "Pages"], "sankey-beta\n\nDocs,Pages,60\nPosts,Pages,30"],
  [
    "XY chart",
    ["Months", "Jan"],
    'xychart-beta\n  title "Months"\n  x-axis [Jan, Feb]\n  y-axis 0 --> 10\n  bar [3, 5]',
  ],
  ["block", ["A", "Wide"], 'block-beta\n  columns 2\n  a["A"] b["B"]\n  c["Wide"]:2'],
  ["packet", ["Port", "Packet"], 'packet-beta\n  title Packet\n  0-15: "Port"\n  16-31: "Length"'],
  ["kanban", ["Todo", "Write docs"], "kanban\n  Todo\n    [Write docs]"],
  [
    "architecture",
    ["API", "Disk"],
    "architecture-beta\n  group api(cloud)[API]\n  service disk(disk)[Disk] in api\n  service db(database)[Base] in api\n  disk:L -- R:db",
  ],
  ["radar", ["Math", "Ada"], 'radar-beta\n  axis m["Math"], s["Science"], e["English"]\n  curve a["Ada"]{80, 90, 70}'],
  ["treemap", ["Leaf", "12"], 'treemap-beta\n"Section"\n    "Leaf": 12\n    "Other": 8'],
];

test("a flowchart is a figure with a drawing for both modes", async () => {
  const [figure] = await elementsOf("figure", ...fence("flowchart LR", "  a[Write] -- soon --> b([Publish])"));
  expect({ ...figure?.[1], dangerouslySetInnerHTML: undefined }).toMatchInlineSnapshot(`
    {
      "aria-label": "Diagram",
      "className": "diagram",
      "dangerouslySetInnerHTML": undefined,
      "style": {
        "--diagram-width": "276px",
      },
    }
  `);
  expect(withoutAccent(await linesOf("flowchart LR", "  a[Write] -- soon --> b([Publish])"))).toMatchSnapshot();
});

test("a chart keeps what both modes share once, and names what differs by custom properties", async () => {
  expect(withoutAccent(await linesOf("pie", '  "Docs" : 60', '  "Posts" : 40'))).toMatchSnapshot();
});

describe.each(kinds)("a %s diagram", (_, words, code) => {
  test("shows its words in a drawing of some size, with ids that it has", async () => {
    const [figure] = await elementsOf("figure", ...fence(...code.split("\n")));
    const html = figure ? htmlOf(figure) : "";
    for (const word of words) expect(wordsOf(html).replace(/ /g, "")).toContain(word.replace(/ /g, ""));
    const [, width = 0, height = 0] = (/<svg [^>]*width="(\d+)"[^>]*?height="(\d+)"/.exec(html) ?? []).map(Number);
    expect(Math.min(width, height)).toBeGreaterThan(20);
    expect(html.replace(/hsl\([^)]*\)/g, "")).not.toMatch(/NaN|Infinity|undefined|data-(?!show)/);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/url\(["']?#([^"')]+)/g)) expect(ids).toContain(id);
  });
});

test("a diagram of another process is the same, also one that begins at random places", async () => {
  const again = async (code: string) => {
    let drawn: unknown;
    await jest.isolateModulesAsync(async () => {
      const fresh = (await import("../../../../src/mdx/compile/mermaid/drawing")).drawingOf;
      await fresh('pie\n  "A" : 1');
      drawn = await fresh(code);
    });
    return drawn;
  };
  for (const code of ["mindmap\n  root((Site))\n    Docs\n    Blog", "gitGraph\n  commit\n  branch docs\n  commit"])
    expect(await again(code)).toEqual(await drawingOf(code));
});

test("the day of the build is in no Gantt chart", async () => {
  expect(await linesOf("gantt", "  dateFormat YYYY-MM-DD", "  Long: a, 2020-01-01, 9999d")).not.toContain("today");
});

test("a diagram with a theme of its own is the same in both modes", async () => {
  expect(await linesOf('%%{init: {"theme": "forest"}}%%', "flowchart LR", "  a --> b")).not.toContain("--diagram-");
});

test("the same diagram twice has its ids twice, each its own", async () => {
  const figures = await elementsOf(
    "figure",
    ...fence("flowchart LR", "  a --> b"),
    ...fence("flowchart LR", "  a --> b"),
  );
  const [first = "", second = ""] = figures.map(htmlOf);
  const id = (html: string) => / id="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(id(first)).toMatch(/^d[\da-f]{7}$/);
  expect(id(second)).toMatch(/^d[\da-f]{7}$/);
  expect(second).toBe(first.replaceAll(id(first), id(second)));
  expect(id(second)).not.toBe(id(first));
});

test.each([
  [
    "accTitle",
    "From draft to page",
    ["flowchart LR", "  accTitle: From draft to page", "  accDescr: Two steps", "  a --> b"],
  ],
  ["its title", "Pages", ["pie", "  title Pages", '  "A" : 1']],
  ["the title of a kind that does not tell it", "Versions", ["timeline", "  title Versions", "  2017 : One"]],
  ["a word for all", "Diagram", ["C4Context", '  Person(r, "Reader")']],
])("a diagram is called by %s", async (_, label, code) => {
  const [figure] = await elementsOf("figure", ...fence(...code));
  expect(figure?.[1]["aria-label"]).toBe(label);
});

test("a diagram without a title is called by the heading that it stands below", async () => {
  const [figure] = await elementsOf("figure", "## From `a` to b", "", ...fence("flowchart LR", "  a --> b"));
  expect(figure?.[1]["aria-label"]).toBe("Diagram: From a to b");
});

test("what accTitle and accDescr say is in the drawing", async () => {
  expect(await linesOf("flowchart LR", "  accTitle: Draft", "  accDescr: Two steps", "  a --> b")).toMatch(
    /aria-labelledby="(chart-title-d\w+)"[^]*<title id="\1">Draft<\/title>/,
  );
});

test("an expression may make the diagram", async () => {
  const [figure] = await elementsOf(
    "figure",
    'export const steps = ["One", "Two"];',
    "",
    "<Mermaid value={`flowchart LR\\n  ${steps.join(' --> ')}`} />",
  );
  expect(wordsOf(figure ? htmlOf(figure) : "")).toBe("One Two");
});

test("a wrong diagram, one of no known kind and an empty one are errors with file and line; the others are drawn", async () => {
  const lines = [
    "# Title",
    "",
    ...fence("flowchart LR", "  a --> b[unclosed"),
    ...fence("flowchrat LR"),
    ...fence(""),
    ...fence("flowchart LR", "  a --> b"),
  ];
  expect(await problemsOf(...lines)).toMatchInlineSnapshot(`
    [
      "content/page.mdx:12:1 | The diagram has no text. | Write it into the block, or as \`<Mermaid value={\`…\`} />\`.",
      "content/page.mdx:5 | The diagram is wrong in its line 2, at the end of the line: expected is, among others, a closing bracket or \`|\`. | Correct it; https://mermaid.js.org/intro/syntax-reference.html has the syntax of each kind.",
      "content/page.mdx:8:1 | No kind of diagram begins with 'flowchrat'. | Begin with the word of a kind that Mermaid knows. | flowchart, block-beta, erDiagram",
    ]
  `);
  expect(await elementsOf("figure", ...lines)).toHaveLength(1);
  const [wrong, unknown] = await elementsOf("Mermaid", ...lines);
  expect([wrong?.[1].value, unknown?.[1].problem]).toMatchInlineSnapshot(`
    [
      "flowchart LR
      a --> b[unclosed",
      "No kind of diagram begins with 'flowchrat'.",
    ]
  `);
});

test("a diagram with formulas is left to browsers, with a warning, and brings the library", async () => {
  const lines = fence("flowchart LR", '  a["$$x^2$$"] --> b');
  const { tree, facts } = await compiled(...lines);
  expect(facts.problems).toMatchInlineSnapshot(`
    [
      {
        "column": 1,
        "file": "content/page.mdx",
        "line": 1,
        "message": "The build cannot draw the diagram: it has formulas.",
        "remedy": "Correct it, or take out formulas and pictures, which only a browser can draw; until then readers without scripts see its source.",
        "severity": "warning",
      },
    ]
  `);
  const [element] = tree;
  expect(element && isElement(element) && [element[0], Object.keys(element[1]), childrenOf(element)]).toEqual([
    "Mermaid",
    ["value", "library"],
    [],
  ]);
  const urls = Object.values(facts.assets);
  expect(urls).toContain(element && isElement(element) && element[1].library);
  expect(
    urls.filter((url) => /^\/assets\/mermaid-[\d.]+\/chunks\/mermaid\.esm\.min\/[\w-]+\.mjs$/.test(url)).length,
  ).toBeGreaterThan(50);
});

test("a page with diagrams that the build draws brings no library", async () => {
  expect((await compiled(...fence("flowchart LR", "  a --> b"))).facts.assets).toEqual({});
});

test("a diagram that is not drawn shows its source, and what is wrong with it", () => {
  expect(markupOf(<Mermaid value={"flowchart LR\n  a --> b"} />)).toMatchInlineSnapshot(`
    "<figure class="code-block" data-needs-scripts="view">
    <pre tabindex="0">
    <code>flowchart LR
      a --&gt; b</code>
    </pre>
    </figure>"
  `);
  expect(markupOf(<Mermaid value="flowchrat" problem="No diagram type detected" />)).toMatchInlineSnapshot(`
    "<div role="alert" class="diagram-problem">
    <p>The diagram cannot be drawn.</p>
    <pre>No diagram type detected</pre>
    </div>
    <figure class="code-block" data-needs-scripts="view">
    <pre tabindex="0">
    <code>flowchrat</code>
    </pre>
    </figure>"
  `);
});
