import { fileRulesOf } from "../../../src/docusaurus/read/file-rules";

test("rules by `test` say whether files are imported as their texts or addresses", () => {
  const rules = [
    { test: /\.txt$/, type: "asset/source" },
    { test: [/\.log$/i], use: "raw-loader" },
    { test: /\.ink$/, use: [{ loader: "/kiln/node_modules/raw-loader/dist/cjs.js" }] },
    { test: /\.csv$/, type: "asset/resource" },
    { test: /\.ya?ml$/, use: "yaml-loader", type: "json" },
  ];
  expect(fileRulesOf(rules)).toEqual({
    fileRules: [
      { source: "\\.txt$", flags: "", kind: "text" },
      { source: "\\.log$", flags: "i", kind: "text" },
      { source: "\\.ink$", flags: "", kind: "text" },
      { source: "\\.csv$", flags: "", kind: "address" },
    ],
    others: [],
  });
});

test("rules of other loaders, and for a part of the files alone, are named", () => {
  const rules = [
    { test: /\.svg$/, use: [{ loader: "/kiln/node_modules/@svgr/webpack/dist/index.js" }] },
    { test: /\.txt$/, type: "asset/source", resourceQuery: /raw/ },
    { test: /\.a$/, use: ["a-loader", "raw-loader"] },
    { test: (file: string) => file, type: "asset/source" },
  ];
  const { fileRules, others } = fileRulesOf(rules);
  expect(fileRules).toEqual([]);
  expect(others.slice(0, 3)).toEqual([
    "module.rules: /\\.svg$/ by @svgr/webpack",
    "module.rules: /\\.txt$/ by asset/source",
    "module.rules: /\\.a$/ by a-loader and raw-loader",
  ]);
  expect(others).toHaveLength(4);
});
