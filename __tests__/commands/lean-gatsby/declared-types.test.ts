import { withoutDeclaredTypes } from "../../../src/commands/lean-gatsby/declared-types.cjs";

const nodes: Record<string, string[]> = { Doc: ["a doc"], File: ["a file"], New: ["a node"] };
const store = { iterateNodesByType: (type: string) => nodes[type] ?? [], ready: () => "ready" };
const stores = withoutDeclaredTypes({ getDataStore: () => store, getTypes: () => Object.keys(nodes) } as never, () => ({
  Doc: { ignored: true },
  File: { ignored: false },
}));

test.each([
  ["Doc", []],
  ["File", ["a file"]],
  ["New", ["a node"]],
])("of the type %s Gatsby looks at %j", (type, looked) => {
  expect([...stores.getDataStore().iterateNodesByType(type)]).toEqual(looked);
});

test("all else of the module and of the store stays", () => {
  expect((stores as unknown as { getTypes: () => string[] }).getTypes()).toEqual(["Doc", "File", "New"]);
  expect((stores.getDataStore() as typeof store).ready()).toBe("ready");
});
