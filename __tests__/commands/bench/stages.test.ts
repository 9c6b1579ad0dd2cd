import { stagesOf, stageTable } from "../../../src/commands/bench/stages";

const log = [
  "\u001b[2Ksuccess compile gatsby files - 3.450s",
  "info compile: 319 files in 13.80 s",
  "success createPages - 1.087s",
  "success Merge worker state - 0.003s",
  "success Building static HTML for pages - 5.801s - 340/340 58.61/s",
].join("\n");

it("reads the stages that a log names", () => {
  expect([...stagesOf(log)]).toEqual([
    ["compile gatsby files", 3.45],
    ["createPages", 1.087],
    ["Merge worker state", 0.003],
    ["Building static HTML for pages", 5.801],
  ]);
});

it("shows builds side by side, and what no stage took", () => {
  const cold = { name: "cold", seconds: 12, stages: stagesOf(log) };
  const warm = { name: "warm", seconds: 3, stages: new Map([["createPages", 1]]) };
  expect(stageTable([cold, warm])).toMatchInlineSnapshot(`
"| stage (seconds) | cold | warm |
| --- | ---: | ---: |
| compile gatsby files | 3.5 | 0.0 |
| createPages | 1.1 | 1.0 |
| Building static HTML for pages | 5.8 | 0.0 |
| shorter stages | 0.0 | 0.0 |
| outside of stages | 1.7 | 2.0 |
| all | 12.0 | 3.0 |"
`);
});
