/** @jest-environment jsdom */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { wordsOf } from "../../../../src/mdx/components/live/frame/evaluate";
import { Result } from "../../../../src/mdx/components/live/frame/result";
import type { LiveCode } from "../../../../src/mdx/components/live/frame/messages";

let place: HTMLElement;
let root: Root;
let starts = 0;

const onStart = () => {
  starts += 1;
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // React prints what its boundaries catch, too.
  jest.spyOn(console, "error").mockImplementation();
  starts = 0;
  place = document.createElement("div");
  root = createRoot(place);
});

afterEach(() => act(() => root.unmount()));

/** Runs code and gives what is shown of it. */
async function shown(code: string, options: Partial<LiveCode & { run: number }> = {}): Promise<string> {
  await act(async () =>
    root.render(<Result code={code} noInline={false} typescript={false} run={0} onStart={onStart} {...options} />),
  );
  return html();
}

const html = () =>
  place.innerHTML
    .replace('<div class="prose">', "")
    .replace('</div><div role="status" class="live-error">', " | ")
    .replace(/<\/div>$/, "");

test("an element, a component, and nothing", async () => {
  expect(await shown("<b>{1 + 1}</b>")).toBe("<b>2</b> | ");
  expect(await shown("function A() { return <i>a</i>; }")).toBe("<i>a</i> | ");
  expect(await shown("() => null;")).toBe(" | ");
});

test("React, its hooks and the site's components are at hand by name", async () => {
  expect(
    await shown(
      "() => { const [a] = useState(1); const b = React.useMemo(() => 2, []); return <ButtonExample>{a + b}</ButtonExample>; }",
    ),
  ).toBe('<button type="button" class="button-example">3</button> | ');
});

test("without an inline component the code calls `render`", async () => {
  expect(await shown("const name = 'Ada'; render(<b>{name}</b>);", { noInline: true })).toBe("<b>Ada</b> | ");
  expect(await shown("const name = 'Ada';", { noInline: true })).toBe(
    "<b>Ada</b> | <pre>SyntaxError: No-Inline evaluations must call `render`.</pre>",
  );
});

test("types are for TypeScript", async () => {
  expect(await shown("(): JSX.Element => <b>typed</b>", { typescript: true })).toBe("<b>typed</b> | ");
  expect(await shown("(): JSX.Element => <b>typed</b>")).toContain("SyntaxError");
});

test("code that is not valid is told with its place, below the last result", async () => {
  await shown("<b>good</b>");
  expect(await shown("<b>{1 +}</b>")).toBe("<b>good</b> | <pre>SyntaxError: Unexpected token (line 1, column 8)</pre>");
  expect(await shown("<b>\n  {1 +}\n</b>")).toBe(
    "<b>good</b> | <pre>SyntaxError: Unexpected token (line 2, column 7)</pre>",
  );
  expect(await shown("render(<b>{1 +}</b>)", { noInline: true })).toBe(
    "<b>good</b> | <pre>SyntaxError: Unexpected token (line 1, column 15)</pre>",
  );
  expect(await shown("<b>better</b>")).toBe("<b>better</b> | ");
});

test.each([
  ["while it is evaluated", "<p>{missing.value}</p>", "ReferenceError: missing is not defined"],
  ["while it renders", "() => { throw new Error('In render'); }", "Error: In render"],
  [
    "in an effect",
    "() => { useEffect(() => { throw new Error('In an effect'); }, []); return <b>a</b>; }",
    "Error: In an effect",
  ],
  ["by throwing no error", "() => { throw 'a text'; }", "a text"],
  ["by throwing nothing", "() => { throw undefined; }", "undefined"],
])("code that fails %s is told", async (_, code, words) => {
  expect(await shown(code)).toBe(` | <pre>${words}</pre>`);
});

test("what fails later is told too, and goes with the next code", async () => {
  await shown("<b>a</b>");
  await act(async () =>
    window.dispatchEvent(new ErrorEvent("error", { error: new Error("In a handler"), cancelable: true })),
  );
  expect(html()).toBe("<b>a</b> | <pre>Error: In a handler</pre>");
  await act(async () => window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "No network" })));
  expect(html()).toBe("<b>a</b> | <pre>No network</pre>");
  await act(async () => window.dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop" })));
  expect(html()).toBe("<b>a</b> | <pre>No network</pre>");
  expect(await shown("<b>b</b>")).toBe("<b>b</b> | ");
});

test("another run starts the same code afresh; the same run leaves it as it is", async () => {
  const code =
    "() => { const [count, setCount] = useState(0); return <button onClick={() => setCount(count + 1)}>{count}</button>; }";
  await shown(code);
  await act(async () => place.querySelector("button")?.click());
  expect(await shown(code)).toBe("<button>1</button> | ");
  expect(await shown(code, { run: 1 })).toBe("<button>0</button> | ");
  expect(starts).toBe(2);
});

test("React's numbers are told in words, those of rare mistakes as they are", () => {
  const words = (number: number) => wordsOf(new Error(`Minified React error #${number}; visit …`), { noInline: false });
  expect([31, 130, 185, 301, 7].map(words)).toMatchInlineSnapshot(`
[
  "An object cannot be shown. Write one of its fields, or \`JSON.stringify(…)\` of it.",
  "A tag names no component. Check how the name is written, and that it is defined.",
  "A component sets its state after each update, so it would never stop updating.",
  "A component sets its state while it renders, so it would never stop rendering.",
  "Error: Minified React error #7; visit …",
]
`);
});
