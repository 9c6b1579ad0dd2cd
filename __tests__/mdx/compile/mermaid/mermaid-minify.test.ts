import { JSDOM } from "jsdom";
import { minifySvg } from "../../../../src/mdx/compile/mermaid/minify-svg";

/** What is left of a drawing: its `<svg>`, its rules as `selectors | declarations`, and its animations. */
function minified(inside: string, attributes = ""): { html: string; rules: string[]; animations: string } {
  const { document } = new JSDOM(`<svg id="d0000000" xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
    .window;
  const drawing = document.querySelector("svg");
  if (!drawing) throw new Error("The test draws nothing.");
  const { svg, rules, animations } = minifySvg(drawing);
  return {
    html: svg.outerHTML,
    rules: rules.map(
      ({ selectors, declarations }) =>
        `${selectors.join()} | ${declarations.map((parts) => parts.join(":")).join(";")}`,
    ),
    animations,
  };
}

/** What stands in the `<svg>` of a drawing afterwards. */
const insideOf = (inside: string): string => minified(inside).html.replace(/^<svg>|<\/svg>$/g, "");

test.each([
  ["digits", '<rect width="10.126" height="5.0001"></rect>', '<rect width="10.13" height="5"></rect>'],
  ["paths", '<path d="M 0 0 L 10.001 0 L 10 10.5 Z"></path>', '<path d="M0 0h10v10.5Z"></path>'],
  ["straight curves", '<path d="M0 0 C1 0, 2 0, 4 0"></path>', '<path d="M0 0h4"></path>'],
  ["moves", '<g transform="translate(3.1415, 4)"></g>', '<g transform="translate(3.14 4)"></g>'],
  [
    "data, handlers and styles without a value",
    '<g data-id="a" onclick="b()" style="fill: red; stroke: undefined;"></g>',
    '<g style="fill:red"></g>',
  ],
  ["scripts and the line of today", '<script>1</script><g class="today"><line></line></g><g></g>', "<g></g>"],
  ["ids and classes that nothing names", '<g id="a" class="b"></g>', "<g></g>"],
  [
    "definitions that nothing uses",
    '<defs><filter id="a"></filter></defs><marker id="b"><path d="M0 0h1"></path></marker><g></g>',
    "<g></g>",
  ],
])("%s become less", (_, inside, expected) => {
  expect(insideOf(inside)).toBe(expected);
});

test("an id that something names is a short one with the drawing's in it, in all places", () => {
  const inside =
    '<defs><linearGradient id="linearGradient-7"></linearGradient></defs><rect fill="url(#linearGradient-7)"></rect>';
  expect(insideOf(inside)).toBe(
    '<defs><linearGradient id="d0000000a"></linearGradient></defs><rect fill="url(#d0000000a)"></rect>',
  );
});

test("a class, an id and an animation stay that a rule names which means something; other rules go", () => {
  const frames = "@keyframes dash{to{stroke-dashoffset:0;}}";
  const style = `<style>#d0000000 .a{fill:red}#d0000000 .b{fill:blue}#d0000000 .a:hover{filter:url(#d0000000-shade)}.a path{animation:dash 1s}${frames}@keyframes other{to{fill:red}}</style>`;
  const { html, rules, animations } = minified(
    `${style}<defs><filter id="d0000000-shade"><feFlood></feFlood></filter></defs><g class="a c"><path d="M0 0h1"></path></g>`,
  );
  expect(html).toBe(
    '<svg id="d0000000"><defs><filter id="d0000000-shade"><feFlood></feFlood></filter></defs><g class="a"><path d="M0 0h1"></path></g></svg>',
  );
  expect(rules).toEqual([
    "#d0000000 .a | fill:red",
    "#d0000000 .a:hover | filter:url(#d0000000-shade)",
    ".a path | animation:dash 1s",
  ]);
  expect(animations).toBe(frames);
});

test("labels keep their spaces, breaks and icons", () => {
  const label =
    '<foreignObject width="9" height="9"><div><p>A <b>bold</b> word,<br>a&nbsp;<i class="fa fa-book"></i> book</p></div></foreignObject>';
  expect(insideOf(`${label}<text>a <tspan>b</tspan> c</text>${label}`)).toBe(
    `${label}<text>a <tspan>b</tspan> c</text>${label}`,
  );
});

test("what a screen reader says keeps its ids", () => {
  const title = '<title id="chart-title-d0000000">Draft</title><desc id="chart-desc-d0000000">Two steps</desc>';
  const named = 'aria-describedby="chart-desc-d0000000" aria-labelledby="chart-title-d0000000"';
  expect(minified(title, named).html).toBe(`<svg ${named}>${title}</svg>`);
});

test("an icon inside a drawing has its size as a style", () => {
  expect(insideOf('<svg width="80" height="40px"><path d="M0 0h1"></path></svg>')).toBe(
    '<svg width="80" height="40" style="width:80px;height:40px;max-width:none"><path d="M0 0h1"></path></svg>',
  );
});

test("a document without a window is refused", () => {
  const { document } = new JSDOM().window;
  const alone = document.implementation.createHTMLDocument();
  alone.body.innerHTML = "<svg></svg>";
  const svg = alone.querySelector("svg");
  expect(svg && (() => minifySvg(svg))).toThrow("The drawing stands in a document that has no window.");
});
