import path from "node:path";
import { placeOfFailure } from "../../../src/docusaurus/read/error-place";

const stackOf = (...files: string[]) => ["Error: Too hot", ...files.map((file) => `    at ${file}`)].join("\n");
const own = path.join(process.cwd(), "website/src/cones.js");

test("is the first line of people's own code, behind packages and what a build has written", () => {
  const packages = ["wrapped (/kiln/node_modules/unified/lib/index.js:3:9)", "/kiln/.cache/webpack/functions.cjs:9:1"];
  expect(placeOfFailure(stackOf(...packages, `cones (${own}:12:5)`, `(${own}:30:1)`))).toBe("website/src/cones.js:12");
  expect(placeOfFailure(stackOf(`async file://${own}:7:5`))).toBe("website/src/cones.js:7");
});

test("is none where packages fail, or nothing says where", () => {
  expect(
    placeOfFailure(stackOf("wrapped (/kiln/node_modules/unified/lib/index.js:3:9)", "node:fs:12:3")),
  ).toBeUndefined();
  expect(placeOfFailure("")).toBeUndefined();
});
