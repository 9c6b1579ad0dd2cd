import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startBundler, type Bundler } from "../../../../src/mdx/compile/bundles/bundler";
import { browserScript } from "../../../../src/mdx/compile/bundles/island-bundle";
import { bundlesIn } from "../../../../src/mdx/compile/bundles/bundles";

const BARE = { staticFolders: [], baseUrl: "/", siteConfig: {}, globalData: {} };
let root: string;
let bundler: Bundler;
const store = () => path.join(root, ".cache/bundles");

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "bundler-"));
  bundler = startBundler({ root, folder: "website", ...BARE, siteConfig: { title: "Kiln" } }, store(), true);
  write("website/package.json", "{}");
  write("unit.js", 'export const unit = "px";');
  write("sizes.ts", 'import { unit } from "./unit";\nexport const size: string = 4 + unit;');
});
afterEach(async () => {
  await bundler.close();
  rmSync(root, { recursive: true });
});

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const order = (source: string) => ({ kind: "module", source }) as const;
const sizes = () => bundlesIn(store(), root).module("./sizes.ts");

test("a script for browsers names what it uses that is not there", async () => {
  write("website/track.js", 'import { track } from "@kiln/track/browser"; import "./made"; track();');
  const site = { root, folder: "website", ...BARE };
  const { absent } = await browserScript(["./website/track.js"], ([entry = ""]) => `import ${entry};`, site, true);
  expect(absent.sort()).toEqual(["@kiln/track", "website/made"]);
});

describe("a module that pages import", () => {
  it("is bundled once for all who ask for it, with the digests of its files", async () => {
    expect(sizes()).toBeUndefined();
    await Promise.all([bundler.make([order("./sizes.ts")]), bundler.make([order("./sizes.ts")])]);
    expect(readdirSync(store())).toHaveLength(1);
    expect(sizes()).toBe(sizes());
    expect(Object.keys(sizes()?.digests ?? {}).sort()).toEqual(["sizes.ts", "unit.js"]);
  });

  it("is found by another bundler of the same folder, as the next build's", async () => {
    await bundler.make([order("./sizes.ts")]);
    const made = sizes();
    const next = startBundler({ root, folder: "website", ...BARE }, store(), true);
    await next.make([order("./sizes.ts")]);
    expect(sizes()).toBe(made);
  });

  it("is bundled again when a file comes that an import of it finds before another, and not for any other", async () => {
    await bundler.make([order("./sizes.ts")]);
    const before = sizes();
    write("notes.txt", "");
    expect(sizes()).toBe(before);
    write("unit.ts", 'export const unit: string = "em";');
    expect(sizes()).toBeUndefined();
    await bundler.make([order("./sizes.ts")]);
    expect(Object.keys(sizes()?.digests ?? {}).sort()).toEqual(["sizes.ts", "unit.ts"]);
  });

  it("is bundled again when a file of it has changed", async () => {
    await bundler.make([order("./sizes.ts")]);
    const before = sizes();
    write("unit.js", 'export const unit = "rem";');
    expect(sizes()).toBeUndefined();
    await bundler.make([order("./sizes.ts")]);
    expect(sizes()?.digests["unit.js"]).not.toBe(before?.digests["unit.js"]);
    expect(sizes()).toBe(sizes());
  });

  it("is refused once a file of it is gone, and made again when it is back", async () => {
    await bundler.make([order("./sizes.ts")]);
    rmSync(path.join(root, "unit.js"));
    const own = startBundler({ root, folder: "", ...BARE }, store(), true);
    const refusals = await own.make([order("./sizes.ts")]);
    expect(() => bundlesIn(store(), root, refusals).module("./sizes.ts")).toThrow(
      "The module 'sizes.ts' cannot be loaded: Could not resolve \"./unit\" (sizes.ts:1:22).",
    );
    write("unit.js", 'export const unit = "px";');
    expect(await own.make([order("./sizes.ts")])).toEqual({});
  });

  it("that is not there is told with those beside it that may be meant", async () => {
    const own = startBundler({ root, folder: "", ...BARE }, store(), true);
    const refusals = await own.make([order("./size")]);
    expect(Object.values(refusals)).toEqual([
      {
        message: "There is no module 'size'.",
        remedy: "Correct the path: it is relative to this file, or from the site's root with `@site/`.",
        choices: ["sizes.ts"],
        files: expect.arrayContaining(["size", "size.js", "size/index.tsx"]) as unknown,
      },
    ]);
  });

  it("is refused with its path on the site, also where the root holds links to the site's files", async () => {
    write("content/sizes.ts", 'export { unit } from "./none";');
    const links = path.join(root, "links");
    mkdirSync(links);
    write("package.json", "{}");
    symlinkSync(path.join(root, "content"), path.join(links, "content"), "junction");
    symlinkSync(path.join(root, "package.json"), path.join(links, "package.json"));
    const own = startBundler({ root: links, folder: "", ...BARE }, store(), true);
    const [refusal] = Object.values(await own.make([order("./content/sizes.ts")]));
    expect(refusal?.message).toContain('Could not resolve "./none" (content/sizes.ts:1:22).');
  });

  it.each([
    ["file", "./unit", "unit.js"],
    ["package", "@units/all/main", "website/node_modules/@units/all/package.json"],
  ])("lacks a %s in a project of Docusaurus until that is there", async (_, written, file) => {
    rmSync(path.join(root, "unit.js"));
    write("sizes.ts", `import { unit } from "${written}";\nexport const size = () => 4 + unit;`);
    expect(await bundler.make([order("./sizes.ts")])).toEqual({});
    expect(sizes()?.digests[file]).toBe("");
    write(file, "{}");
    expect(sizes()).toBeUndefined();
  });

  it.each(["module", "island"] as const)("is bundled again, as %s, with another version of a package", async (kind) => {
    const packages = "website/node_modules";
    write(`${packages}/@units/all/package.json`, '{ "version": "1.0.0" }');
    write(`${packages}/@units/all/index.js`, 'export { unit } from "inner";');
    write(`${packages}/inner/package.json`, '{ "version": "1.0.0" }');
    write(`${packages}/inner/index.js`, 'export const unit = "px";');
    write("website/sizes.ts", 'import { unit } from "@units/all";\nexport const size = () => 4 + unit;');
    const source = "./website/sizes.ts";
    await bundler.make([{ kind, source }]);
    const kept = () => bundlesIn(store(), root)[kind](source);
    const manifest = `${packages}/@units/all/package.json`;
    expect(Object.keys(kept()?.digests ?? {}).sort()).toEqual([manifest, "website/sizes.ts"]);
    write(manifest, '{ "version": "1.1.0" }');
    expect(kept()).toBeUndefined();
  });

  it("is another one in another folder of bundles", async () => {
    await bundler.make([order("./sizes.ts")]);
    expect(bundlesIn(path.join(root, "elsewhere"), root).module("./sizes.ts")).toBeUndefined();
  });
});

describe("CSS modules", () => {
  it("of files of one name have classes of their own, the same in the bundles for build and browsers", async () => {
    for (const folder of ["one", "two"]) {
      write(`website/${folder}/styles.module.css`, ".box { color: red; }");
      write(
        `website/${folder}/index.js`,
        'import s from "./styles.module.css"; export default () => <i className={s.box} />;',
      );
    }
    const names = ["one", "two"].map((folder) => `./website/${folder}/index.js`);
    await bundler.make(names.flatMap((source) => [order(source), { kind: "island", source } as const]));
    const classes = names.map(
      (name) => /\.(styles_\w+_box)/.exec(bundlesIn(store(), root).module(name)?.css ?? "")?.[1],
    );
    expect(new Set(classes)).toHaveProperty("size", 2);
    for (const name of names) expect(bundlesIn(store(), root).module(name)?.css).not.toContain(root);
    expect(classes).not.toContain(undefined);
    const islands = names.map((name) => bundlesIn(store(), root).island(name));
    expect(islands.map((island) => Object.keys(island?.digests ?? {}).sort())).toEqual([
      ["website/one/index.js", "website/one/styles.module.css"],
      ["website/two/index.js", "website/two/styles.module.css"],
    ]);
    for (const [index, island] of islands.entries())
      expect(readFileSync(path.join(root, island?.file ?? ""), "utf8")).toContain(classes[index]);
  });

  it("are bundled again, also for browsers, when a file changes of which they compose their classes", async () => {
    const source = "./website/lamp.js";
    write("website/lamp.js", 'import s from "./lamp.module.css"; export default () => <i className={s.lamp} />;');
    write("website/lamp.module.css", '.lamp { composes: light from "./light.module.css"; }');
    write("website/light.module.css", ".light { color: red; }");
    const island = async () => {
      await bundler.make([{ kind: "island", source }]);
      const kept = bundlesIn(store(), root).island(source);
      return { ...kept, text: readFileSync(path.join(root, kept?.file ?? ""), "utf8") };
    };
    const { digests = {}, text } = await island();
    const files = ["lamp.js", "lamp.module.css", "light.module.css"].map((name) => `website/${name}`);
    expect(Object.keys(digests).sort()).toEqual(files);
    expect(text).toMatch(/"light_\w+_light lamp_\w+_lamp"/);
    write("website/light.module.css", ".light { composes: glow; color: red; } .glow { opacity: 0.5; }");
    expect((await island()).text).toMatch(/"light_\w+_glow light_\w+_light lamp_\w+_lamp"/);
  });
});
