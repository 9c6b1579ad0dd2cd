import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { keptFiles, type Made } from "../../../src/build/bundler/kept-files";

let root: string;
let times: number;
let key: string;
beforeEach(() => {
  key = "";
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
  [...(await keptFiles({ root, folder: ".cache/kept", key }, make))].map(([name, file]) => [
    name,
    readFileSync(file, "utf8"),
  ]);

test("files are made once, and found from then on", async () => {
  const first = [
    ["chunks/part.js", "part"],
    ["page-1.js", "page-1.js"],
  ];
  expect([await texts(), await texts(), times]).toEqual([first, first, 1]);
});

test("they are made anew once their key is another one, or a file comes beside one that they were made of", async () => {
  await texts();
  key = "other";
  await texts();
  writeFileSync(path.join(root, "a.tsx"), "");
  await texts();
  expect(times).toBe(3);
  await texts();
  expect(times).toBe(3);
});

test.each(["cold.log", "content/new.mdx"])("they stay where %s comes to the site", async (file) => {
  await texts();
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), "");
  await texts();
  expect(times).toBe(1);
});

test("what a folder holds that they were made of counts, at any depth", async () => {
  const inputs = ["settings"];
  const settings = path.join(root, "settings/deep");
  mkdirSync(settings, { recursive: true });
  const made = async () => {
    await keptFiles({ root, folder: ".cache/kept" }, async () => ({ ...(await make()), inputs }));
    return times;
  };
  expect([await made(), await made()]).toEqual([1, 1]);
  writeFileSync(path.join(settings, "a.yml"), "a: 1");
  expect(await made()).toBe(2);
  writeFileSync(path.join(settings, "a.yml"), "a: 2");
  expect([await made(), await made()]).toEqual([3, 3]);
});

test.each(["a.ts", "package-lock.json"])(
  "they are made anew once %s is another one, and none of before is left",
  async (file) => {
    await texts();
    writeFileSync(path.join(root, file), "edited");
    expect((await texts()).map(([name]) => name)).toEqual(["chunks/part.js", "page-2.js"]);
    await texts();
    expect(times).toBe(2);
    expect(() => readFileSync(path.join(root, ".cache/kept/page-1.js"))).toThrow("ENOENT");
  },
);

test("they are made anew where a file that they were made of is gone, or making them broke off", async () => {
  await texts();
  rmSync(path.join(root, "b.ts"));
  await texts();
  rmSync(path.join(root, ".cache/kept/made-of.json"));
  await texts();
  expect(times).toBe(3);
});

test("they are made anew where a build that was stopped left half of what tells of them, or one of them is gone", async () => {
  await texts();
  writeFileSync(path.join(root, ".cache/kept/made-of.json"), '{"key":');
  await texts();
  expect(times).toBe(2);
  rmSync(path.join(root, ".cache/kept/chunks/part.js"));
  expect([await texts(), await texts(), times]).toMatchObject([{ length: 2 }, { length: 2 }, 3]);
});

test.each([
  ["file", "a.ts"],
  ["file of a folder", "settings/deep/a.yml"],
])("they are made anew where a %s was edited while they were made", async (_, file) => {
  mkdirSync(path.join(root, "settings/deep"), { recursive: true });
  const edited = path.join(root, file);
  writeFileSync(edited, "");
  const made = (edit?: () => void) =>
    keptFiles({ root, folder: ".cache/kept" }, async () => {
      edit?.();
      return { ...(await make()), inputs: ["a.ts", "settings"] };
    });
  const [now, later] = [new Date(), new Date(Date.now() + 60_000)];
  await made(() => utimesSync(edited, later, later));
  expect(readFileSync(path.join(root, ".cache/kept/page-1.js"), "utf8")).toBe("page-1.js");
  utimesSync(edited, now, now);
  await made();
  await made();
  expect(times).toBe(2);
});
