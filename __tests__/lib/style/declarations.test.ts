import { declarationsOf, type Declaration } from "../../../src/lib/style/declarations";

test.each<[style: string, declarations: Declaration[]]>([
  ["", []],
  [
    "color: red; --gap:2px;",
    [
      ["color", "red"],
      ["--gap", "2px"],
    ],
  ],
  [
    String.raw`content: "a;\";b"; width:1px`,
    [
      ["content", String.raw`"a;\";b"`],
      ["width", "1px"],
    ],
  ],
  [
    "background: url(data:image/png;base64,'(a) ; color: red",
    [
      ["background", "url(data:image/png;base64,'(a)"],
      ["color", "red"],
    ],
  ],
  [
    "background: url( 'a);b' ); color: red",
    [
      ["background", "url( 'a);b' )"],
      ["color", "red"],
    ],
  ],
  [
    "width: calc((1px + 2px) * 3); --a: var(--b, (c;(d));e); --f: {g;h}; margin: 0",
    [
      ["width", "calc((1px + 2px) * 3)"],
      ["--a", "var(--b, (c;(d));e)"],
      ["--f", "{g;h}"],
      ["margin", "0"],
    ],
  ],
  [
    "/* a; b: c */ color: red /* ; d: e */; content: '/*'; width: 1px /* no end",
    [
      ["color", "red"],
      ["content", "'/*'"],
      ["width", "1px"],
    ],
  ],
  [
    'grid-template-areas: "a b"\n  "c d"; nothing; : none; height: 1px',
    [
      ["grid-template-areas", '"a b"\n  "c d"'],
      ["height", "1px"],
    ],
  ],
  [
    "width: 1px); height: 1px",
    [
      ["width", "1px)"],
      ["height", "1px"],
    ],
  ],
])("the declarations of %j", (style, declarations) => {
  expect(declarationsOf(style)).toEqual(declarations);
});
