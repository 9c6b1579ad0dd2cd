import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageInfoProvider } from "../../../../src/ui/page-info";
import type { siteModule } from "../../../../src/mdx/components/island/site-modules";

type Router = { useHistory: () => Record<"push" | "replace", (to: string) => void> & { location: object } };

const navigate = jest.fn();
jest.doMock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), navigate }));
let moduleOf: typeof siteModule;
beforeAll(async () => {
  moduleOf = (await import("../../../../src/mdx/components/island/site-modules")).siteModule;
});

test("a history of Docusaurus adds a page, or puts it in the place of the one before", () => {
  const { useHistory } = moduleOf("@docusaurus/router") as Router;
  const Moved = () => {
    const history = useHistory();
    history.push("/docs/a/");
    history.replace("/docs/b/");
    return JSON.stringify(history.location) as never;
  };
  const page = createElement(PageInfoProvider, { value: { path: "/docs/" }, children: createElement(Moved) });
  expect(renderToStaticMarkup(page).replaceAll("&quot;", '"')).toBe('{"pathname":"/docs/","search":"","hash":""}');
  expect(navigate.mock.calls).toEqual([
    ["/docs/a/", { replace: false }],
    ["/docs/b/", { replace: true }],
  ]);
});

type Make = (type: unknown, props: object, ...rest: unknown[]) => ReactElement;

test("a function that is made an element of gets `ref` as a prop", () => {
  const { jsx } = moduleOf("react/jsx-runtime") as { jsx: Make };
  const react = moduleOf("react") as { createElement: Make };
  const Branch = ({ ref, children }: { ref?: string; children?: string }) => jsx("p", { children: [ref, children] });
  const made = [
    jsx(Branch, { ref: "main", children: " a" }),
    react.createElement(Branch, { ref: "main" }, " b"),
    jsx(Branch, { children: "c" }),
    jsx("main", { children: "d" }),
  ];
  expect(made.map((element) => renderToStaticMarkup(element))).toEqual([
    "<p>main a</p>",
    "<p>main b</p>",
    "<p>c</p>",
    "<div>d</div>",
  ]);
});

test("a text to translate has an id or a message", () => {
  type Translations = (words: object) => {
    default: (props: object) => ReactElement;
    translate: (text: object) => string;
  };
  const { default: Translate, translate } = (moduleOf("translations") as Translations)({ Hello: "Bonjour" });
  expect(renderToStaticMarkup(Translate({ children: "Hello" })) + translate({ id: "a.b" })).toBe("Bonjoura.b");
  const problem = "A text to translate must have an id or a message. Give it one of them.";
  expect(() => Translate({})).toThrow(problem);
  expect(() => translate({})).toThrow(problem);
});
