/** @jest-environment jsdom */
import { act, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { Code } from "../../../../src/mdx/components/island/code";

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});

async function codeOf(props: object): Promise<string | undefined> {
  const place = document.createElement("div");
  const Part = Code as ComponentType<object>;
  await act(async () => createRoot(place).render(<Part {...props} />));
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
