import { wholeTexts } from "../../../src/commands/lean-gatsby/whole-texts.cjs";

test("a page's list of nodes has the same ids, and one text for each", () => {
  const createPageDependency = jest.fn<void, [object]>();
  const dependencies = wholeTexts({ createPageDependency });
  const text = "a node: 5f0c63e1-6ad1 and the rest of it";
  for (const path of ["/a/", "/b/"]) {
    const [nodeId] = /5f0c63e1-6ad1/.exec(text) ?? [];
    dependencies.createPageDependency({ path, nodeId } as object);
  }
  dependencies.createPageDependency({ path: "/a/", connection: "Doc" } as object);
  expect(createPageDependency.mock.calls).toEqual([
    [{ path: "/a/", nodeId: "5f0c63e1-6ad1" }],
    [{ path: "/b/", nodeId: "5f0c63e1-6ad1" }],
    [{ path: "/a/", connection: "Doc" }],
  ]);
});

test("all else of the module stays", () => {
  const batcher = {};
  expect(wholeTexts({ createPageDependency: () => undefined, batcher } as never)).toMatchObject({ batcher });
});
