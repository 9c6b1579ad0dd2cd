import { stagesOf, stageTable } from "../../../src/commands/bench/stages";

const coreAt = (idle: number, all: number) => ({ idle, all });

const log = [
  "\u001b[2Ksuccess compile gatsby files - 3.450s",
  "info compile: 319 files in 13.80 s",
  "success createPages - 1.087s",
  "success Merge worker state - 0.003s",
  "success Building static HTML for pages - 5.801s - 340/340 58.61/s",
].join("\n");

it("reads the stages that a log names", () => {
  expect([...stagesOf(log)]).toEqual([
    ["compile gatsby files", { seconds: 3.45, idle: [] }],
    ["createPages", { seconds: 1.087, idle: [] }],
    ["Merge worker state", { seconds: 0.003, idle: [] }],
    ["Building static HTML for pages", { seconds: 5.801, idle: [] }],
  ]);
});

it("tells how long each core was idle in a stage", () => {
  const lines = ["info Ä\n", "success first - 1s\n", "success second - 2s\n"];
  const sizes = [0, Buffer.byteLength(lines.slice(0, 2).join("")), Buffer.byteLength(lines.join(""))];
  const samples = [
    { at: 0, logBytes: sizes[0] ?? 0, cores: [coreAt(0, 0), coreAt(0, 0)] },
    { at: 1, logBytes: sizes[1] ?? 0, cores: [coreAt(0, 1000), coreAt(500, 1000)] },
    { at: 3, logBytes: sizes[2] ?? 0, cores: [coreAt(500, 3000), coreAt(2500, 3000)] },
  ];
  expect([...stagesOf(lines.join(""), samples)]).toEqual([
    ["first", { seconds: 1, idle: [0, 0.5] }],
    ["second", { seconds: 2, idle: [0.25, 1] }],
  ]);
});

it("shows builds side by side, and what no stage took", () => {
  const cold = { name: "cold", seconds: 12, stages: stagesOf(log) };
  const warm = { name: "warm", seconds: 3, stages: new Map([["createPages", { seconds: 1, idle: [0.25, 1] }]]) };
  expect(stageTable([cold, warm])).toMatchInlineSnapshot(`
    "| stage (seconds) | cold | idle cores | warm | idle cores |
    | --- | ---: | ---: | ---: | ---: |
    | compile gatsby files | 3.5 |  | 0.0 |  |
    | createPages | 1.1 |  | 1.0 | 25 %, 100 % |
    | Building static HTML for pages | 5.8 |  | 0.0 |  |
    | shorter stages | 0.0 |  | 0.0 |  |
    | outside of stages | 1.7 |  | 2.0 |  |
    | all | 12.0 |  | 3.0 |  |"
  `);
});
