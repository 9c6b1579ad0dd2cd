import { withoutDeclaredTypes } from "../../../src/commands/lean-gatsby/declared-types.cjs";

const getDataStore = () => ({ ready: () => "ready" });
const getTypes = () => ["Doc", "File", "New"];
const seen = { Doc: { ignored: true }, File: { ignored: false } };
const stores = withoutDeclaredTypes({ getDataStore, getTypes }, () => seen);

test("Gatsby looks through types that it knows nothing of, and those whose fields it derives", () => {
  expect(stores.getTypes()).toEqual(["File", "New"]);
});

test("all else of the module stays", () => {
  expect(stores.getDataStore).toBe(getDataStore);
});
