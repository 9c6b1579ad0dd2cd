import { functionAt, holdsMark, withFunctions, withMarks } from "../../src/remote/function-mark";

const program = { program: "functions.cjs", start: { folder: "../website" }, digest: "d1" };
const site = { docs: [{ id: "a", editUrl: () => "https://a.example" }], title: "Kiln", search: null };

test("a function becomes a mark in data, and a function again that is its mark as JSON", () => {
  const marked = withMarks(site, program);
  const mark = { $function: { ...program, keys: ["docs", "0", "editUrl"] } };
  expect(marked).toEqual({ docs: [{ id: "a", editUrl: mark }], title: "Kiln", search: null });
  const call = jest.fn(() => "https://b.example");
  const revived = withFunctions(JSON.parse(JSON.stringify(marked)), call) as typeof site;
  const editUrl = revived.docs[0]?.editUrl as unknown as (page: object) => string;
  expect(editUrl({ path: "x.md" })).toBe("https://b.example");
  expect(call).toHaveBeenCalledWith(mark, [{ path: "x.md" }]);
  expect(JSON.parse(JSON.stringify(revived))).toEqual(marked);
});

test("what is no plain data becomes what JSON has for it, also where a value is there twice", () => {
  const address = new URL("https://a.example/b");
  class Kiln {
    heat = 1;
    toJSON = () => ({ heat: this.heat, editUrl: () => "" });
  }
  const marked = withMarks(
    { day: new Date(0), all: [address, address], kiln: new Kiln(), map: new Map([[1, 2]]) },
    program,
  );
  expect(marked).toEqual({
    day: "1970-01-01T00:00:00.000Z",
    all: ["https://a.example/b", "https://a.example/b"],
    kiln: { heat: 1, editUrl: { $function: { ...program, keys: ["kiln", "editUrl"] } } },
    map: {},
  });
  expect(functionAt({ kiln: new Kiln() }, ["kiln", "editUrl"])()).toBe("");
});

test("a value that holds itself is named by its keys", () => {
  const tree: Record<string, unknown> = { name: "a" };
  tree.leaves = [{ of: tree }];
  expect(() => withMarks({ customFields: { tree } }, program)).toThrow(
    "'site.customFields.tree.leaves.0.of' is 'site.customFields.tree', in which it stands: data that hold themselves have no end.\n  → Leave it out,",
  );
});

test("says whether there is a mark", () => {
  expect(holdsMark(withMarks(site, program))).toBe(true);
  expect(holdsMark(withMarks({ title: "Kiln", items: [null, { a: 1 }] }, program))).toBe(false);
});

test("finds a function by its keys, and says where there is none", () => {
  expect(functionAt(site, ["docs", "0", "editUrl"])()).toBe("https://a.example");
  expect(() => functionAt(site, ["docs", "1", "editUrl"])).toThrow("There is no function 'docs.1.editUrl'.");
});
