import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { keptFiles, type Made } from "../../../src/features/cms/kept-files";

let root: string;
let times: number;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "kept-files-"));
  times = 0;
  for (const file of ["package-lock.json", "a.ts", "b.ts"]) writeFileSync(path.join(root, file), "");
});
afterEach(() => rmSync(root, { recursive: true }));

const make = async (): Promise<Made> => {
  times += 1;
  const name = `page-${times}.js`;
  return {
    files: new Map([
      ["chunks/part.js", Buffer.from("part")],
      [name, Buffer.from(name)],
    ]),
    inputs: ["a.ts", "b.ts", "virtual:c", "node_modules/p/d.js"],
  };
};
const texts = async () =>
  [...(await keptFiles(root, "kept", make))].map(([name, file]) => [name, readFileSync(file, "utf8")]);

test("files are made once, and found from then on", async () => {
  const first = [
    ["chunks/part.js", "part"],
    ["page-1.js", "page-1.js"],
  ];
  expect([await texts(), await texts(), times]).toEqual([first, first, 1]);
});

test.each(["a.ts", "package-lock.json"])(
  "they are made anew once %s is another one, and none of before is left",
  async (file) => {
    await texts();
    writeFileSync(path.join(root, file), "edited");
    expect((await texts()).map(([name]) => name)).toEqual(["chunks/part.js", "page-2.js"]);
    await texts();
    expect(times).toBe(2);
    expect(() => readFileSync(path.join(root, "kept/page-1.js"))).toThrow("ENOENT");
  },
);

test("they are made anew where a file that they were made of is gone, or making them broke off", async () => {
  await texts();
  rmSync(path.join(root, "b.ts"));
  await texts();
  rmSync(path.join(root, "kept/made-of.json"));
  await texts();
  expect(times).toBe(3);
});
