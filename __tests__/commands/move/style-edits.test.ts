import { edited } from "../../../src/commands/move/edits";
import type { Move } from "../../../src/commands/move/move";
import { isStyleFile, styleEdits } from "../../../src/commands/move/style-edits";

const move: Move = { from: "content/docs", to: "content/docs/current", contentRoot: "content/docs" };
const after = (source: string, file = "content/docs/parts/a.module.css") =>
  edited(source, styleEdits(source, { file, contentRoot: "content/docs" }, move));

test("a stylesheet is known by its ending", () => {
  expect(["a.css", "a.module.scss", "a.sass", "a.css.ts", "a.mdx"].map(isStyleFile)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

describe("styleEdits", () => {
  it.each([
    [".a { background: url(../../c.png#d) }", ".a { background: url(../../../c.png#d) }"],
    [
      ".a { src: url('../../c.woff2') format('woff2'), url( \"../../d.woff\" ) }",
      ".a { src: url('../../../c.woff2') format('woff2'), url( \"../../../d.woff\" ) }",
    ],
    ['@import "../../b.css" screen;', '@import "../../../b.css" screen;'],
    [".a { composes: b from '../../b.css' }", ".a { composes: b from '../../../b.css' }"],
    ['@use "../../b";', '@use "../../../b";'],
    [
      "/* url(../../c.png) */ .a { mask: url(@site/content/docs/c.svg) }",
      "/* url(../../c.png) */ .a { mask: url(@site/content/docs/current/c.svg) }",
    ],
  ])("follows in %s", (source, next) => {
    expect(after(source)).toBe(next);
  });

  it("leaves what moves along, and addresses of the site and of others", () => {
    const source = ".a { background: url(../c.png), url(c.png), url(/img/c.png), url(data:image/png;base64,..//) }";
    expect(after(source)).toBe(source);
  });

  it("follows in stylesheets elsewhere", () => {
    expect(after(".a { background: url(../docs/c.png) }", "content/pages/b.css")).toBe(
      ".a { background: url(../docs/current/c.png) }",
    );
  });
});
