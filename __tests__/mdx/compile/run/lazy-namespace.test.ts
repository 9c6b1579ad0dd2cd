import { lazyNamespace, withExports } from "../../../../src/mdx/compile/run/imports/lazy-namespace";

test("exports are made once somebody asks for one, and not by those who copy the properties", () => {
  const make = jest.fn(() => ({ level: 3 }));
  const copy = withExports(lazyNamespace({ default: "Part" }, ["level"], make), { default: "Other", __esModule: true });
  expect([Object.keys(copy), copy.default, make.mock.calls.length]).toEqual([
    ["default", "level", "__esModule"],
    "Other",
    0,
  ]);
  expect([copy.level, { ...copy }, make.mock.calls.length]).toEqual([
    3,
    { default: "Other", level: 3, __esModule: true },
    1,
  ]);
});
