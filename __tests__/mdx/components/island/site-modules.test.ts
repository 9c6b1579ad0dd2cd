import type { siteModule } from "../../../../src/mdx/components/island/site-modules";

type Router = { useHistory: () => Record<"push" | "replace", (to: string) => void> };

const navigate = jest.fn();
jest.doMock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), navigate }));
let moduleOf: typeof siteModule;
beforeAll(async () => {
  moduleOf = (await import("../../../../src/mdx/components/island/site-modules")).siteModule;
});

test("a history of Docusaurus adds a page, or puts it in the place of the one before", () => {
  const history = (moduleOf("@docusaurus/router") as Router).useHistory();
  history.push("/docs/a/");
  history.replace("/docs/b/");
  expect(navigate.mock.calls).toEqual([
    ["/docs/a/", { replace: false }],
    ["/docs/b/", { replace: true }],
  ]);
});
