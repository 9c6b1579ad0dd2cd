/** @jest-environment jsdom */
import { act, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Code, ThemeCode } from "../../../../src/mdx/components/island/code";
import { IslandContents } from "../../../../src/mdx/components/island/island-contents";
import { codeName } from "../../../../src/mdx/docusaurus-functions";

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});

const Part = Code as ComponentType<Record<string, unknown>>;
const codeOf = (props: object) => codeIn(<Part {...props} />);

async function codeIn(content: ReactNode): Promise<string | undefined> {
  const place = document.createElement("div");
  await act(async () => createRoot(place).render(content));
  await act(async () => void (await import("../../../../src/mdx/components/code/colored-code")));
  return place.querySelector("code")?.innerHTML;
}

test.each([{ language: "js" }, { className: "language-js" }])(
  "code of an island with %j has colours",
  async (props) => {
    expect(await codeOf({ ...props, children: "const a = 1;\n" })).toContain('<span class="k">const');
  },
);

test.each([{ language: "nobody" }, {}])("code of an island with %j stays as it is", async (props) => {
  expect(await codeOf({ ...props, children: "const a = 1;" })).toBe("const a = 1;");
});

test("code that the build has made is shown as it made it, and any other has colours later", async () => {
  const source = { className: "language-js", metastring: 'title="a.js"' };
  const names = ["const a = 1;", "a();\nb();"].map((text) => codeName(text, source) as string);
  const made = Object.fromEntries(names.map((name) => [name, <code key={name}>made</code>]));
  const inIsland = (content: ReactNode) =>
    codeIn(<IslandContents.Provider value={made}>{content}</IslandContents.Provider>);
  expect(await inIsland(<Part {...source}>{"const a = 1;\n"}</Part>)).toBe("made");
  expect(await inIsland(<Part {...source}>{"const b = 1;\n"}</Part>)).toContain("const</span>");
  expect(await inIsland(<Part language="js">{"const a = 1;\n"}</Part>)).toContain("const</span>");
  expect(await inIsland(<ThemeCode {...source}>{"a();\nb();\n"}</ThemeCode>)).toBe("made");
});

describe("code that only browsers know", () => {
  const comments = "one();\n// highlight-next-line\ntwo();\n";

  it("has its lines marked by magic comments, which are gone", async () => {
    const html = await codeOf({ language: "nobody", children: comments });
    expect(html).toBe('one();\n<span class="line highlighted">two();\n</span>');
  });

  it("has its marked lines in colours once these are there", async () => {
    const html = await codeOf({ className: "language-js", children: "// highlight-next-line\nconst a = 1;\n" });
    expect(html).toMatch(/^<span class="line highlighted"><span class="k">const/);
    expect(html).not.toContain("highlight-next-line");
  });

  it("has the marks, the numbers and the title that its fence asks for", async () => {
    const place = document.createElement("div");
    const meta = '{2} showLineNumbers=5 title="a.js"';
    await act(async () => createRoot(place).render(<ThemeCode metastring={meta}>{"a\nb\n"}</ThemeCode>));
    expect(place.querySelector("figcaption")?.textContent).toContain("a.js");
    expect(place.querySelector("code")?.outerHTML).toBe(
      '<code class="numbered" style="counter-reset: line 4;"><span class="line">a\n</span>' +
        '<span class="line highlighted">b\n</span></code>',
    );
  });

  it.each([
    [true, 2],
    [false, 0],
    ["no", 0],
  ])("has numbers as showLineNumbers says: %j", async (showLineNumbers, lines) => {
    const html = await codeOf({ showLineNumbers, metastring: "{wrong}", children: "a\nb" });
    expect(html?.match(/class="line"/g) ?? []).toHaveLength(lines);
  });
});
