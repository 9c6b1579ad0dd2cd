import { codeEdits, isCodeFile } from "../../../src/commands/move/code-edits";
import { edited } from "../../../src/commands/move/edits";
import type { Move } from "../../../src/commands/move/move";

const move: Move = { from: "content/docs", to: "content/docs/current", contentRoot: "content/docs" };
const after = (source: string, file: string) => {
  const holder = { file, contentRoot: "content/docs" };
  return edited(
    source,
    codeEdits(source, holder, move, (name) => name.endsWith(".png")),
  );
};

test("a module is known by its ending", () => {
  expect(["a.ts", "a.jsx", "a.mjs", "a.mdx", "a.json"].map(isCodeFile)).toEqual([true, true, true, false, false]);
});

describe("codeEdits", () => {
  it("follows what a module names by its path, also without an ending", () => {
    const file = "content/docs/parts/a.tsx";
    expect(after('import { b } from "../../pages/b";\n', file)).toBe('import { b } from "../../../pages/b";\n');
    expect(after("export * from '../../pages/b';\n", file)).toBe("export * from '../../../pages/b';\n");
    expect(after('import("../../pages/b"); require("../../c");\n', file)).toBe(
      'import("../../../pages/b"); require("../../../c");\n',
    );
    expect(after('export const a = <img src={"../../c.png"} alt="../../c" />;\n', file)).toBe(
      'export const a = <img src={"../../../c.png"} alt="../../c" />;\n',
    );
  });

  it("leaves what lies beside the module, and packages", () => {
    const source = 'import a from "./a";\nimport b from "react";\nimport c from "../c.png";\n';
    expect(after(source, "content/docs/parts/a.tsx")).toBe(source);
  });

  it("follows in modules elsewhere", () => {
    expect(after('import a from "../docs/parts/a";\n', "content/pages/b.tsx")).toBe(
      'import a from "../docs/current/parts/a";\n',
    );
  });
});
