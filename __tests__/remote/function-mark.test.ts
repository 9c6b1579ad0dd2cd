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

test("says whether there is a mark", () => {
  expect(holdsMark(withMarks(site, program))).toBe(true);
  expect(holdsMark(withMarks({ title: "Kiln", items: [null, { a: 1 }] }, program))).toBe(false);
});

test("finds a function by its keys, and says where there is none", () => {
  expect(functionAt(site, ["docs", "0", "editUrl"])()).toBe("https://a.example");
  expect(() => functionAt(site, ["docs", "1", "editUrl"])).toThrow("There is no function 'docs.1.editUrl'.");
});
