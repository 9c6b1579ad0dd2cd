import { contrastOf } from "../../src/theme/contrast";
import { colors, PRIMARY_DARK, PRIMARY_LIGHT, shadesOf, softOf, type ModeColors } from "../../src/theme/colors";

test("the shades of an accent are darker and lighter by 10, 15 and 30 percent", () => {
  expect(shadesOf("#2e8555")).toEqual({
    primary: "#2e8555",
    primaryDark: "#29784d",
    primaryDarker: "#277148",
    primaryDarkest: "#205d3b",
    primaryLight: "#33925e",
    primaryLighter: "#359962",
    primaryLightest: "#3cad6e",
  });
});

test("a shade without amount is the colour itself", () => {
  expect(shadesOf("#25c2a0").primary).toBe("#25c2a0");
});

test("the soft form of an accent is little of it on the page", () => {
  expect(softOf("#2e8555", "#ffffff")).toBe("#e4efe9");
  expect(softOf("#7a3e9d", "#ffffff")).toBe("#eee6f2");
  expect(softOf("#d7a8f0", "#181920")).toBe("#312c3b");
});

const { modes, ...light } = colors;

test("what is chosen or announced has the soft form of the accent in both modes", () => {
  expect(light.accentSoft).toBe(softOf(PRIMARY_LIGHT, light.background));
  expect(modes.dark.accentSoft).toBe(softOf(PRIMARY_DARK, modes.dark.background));
});

describe.each<[string, ModeColors]>([
  ["light", light],
  ["dark", modes.dark],
])("text in %s mode has a contrast of at least 4.5", (_, mode) => {
  const pairs: [string, string, string[]][] = [
    ["the page", mode.background, [mode.text, mode.heading, mode.muted, mode.link, mode.linkHover]],
    ...(["sunken", "raised", "overlay"] as const).map((surface): [string, string, string[]] => [
      `the surface '${surface}'`,
      mode[surface],
      [mode.text, mode.heading, mode.muted, mode.link, mode.linkHover],
    ]),
    ["what is under the mouse", mode.hover, [mode.text, mode.heading, mode.muted, mode.link]],
    ["the soft accent", mode.accentSoft, [mode.accentText]],
    ["the accent", mode.primary, [mode.onPrimary]],
    ["a mark", mode.mark, [mode.text]],
    ["a warning", mode.warningSoft, [mode.warningText]],
    ["a crash report", mode.dangerSoft, [mode.dangerText]],
    ...(["note", "tip", "info", "warning", "danger"] as const).map((tone): [string, string, string[]] => [
      `a ${tone}`,
      mode.tones[`${tone}Soft`],
      [mode.tones[tone], mode.text, mode.heading, mode.muted, mode.link, mode.linkHover],
    ]),
    ["the dark footer", mode.footer.background, [mode.footer.text, mode.footer.heading, mode.footer.link]],
    ["a code title", mode.code.title, [mode.muted]],
    ["an inserted line", mode.code.insertedSoft, [mode.code.inserted]],
    ["a deleted line, and one with an error", mode.code.deletedSoft, codeColors(mode)],
    ["a highlighted line", mode.code.highlightSoft, codeColors(mode)],
    ["code", mode.code.background, codeColors(mode)],
    ["code within text", mode.code.chip, [mode.text, mode.heading, mode.link]],
    ["a terminal", mode.code.terminal, [...codeColors(modes.dark), mode.code.terminalMuted]],
  ];
  test.each(pairs)("on %s", (_name, background, texts) => {
    expect(texts.filter((text) => contrastOf(text, background) < 4.5)).toEqual([]);
  });
});

test.each([
  ["light", light],
  ["dark", modes.dark],
])("focus rings in %s mode stand out from the page and its surfaces", (_, mode) => {
  expect(surfacesOf(mode).filter((tone) => contrastOf(mode.primary, tone) < 3)).toEqual([]);
});

test.each([
  ["light", light],
  ["dark", modes.dark],
])("the hairline of %s mode stands out from all four surfaces by 1.3", (_, mode) => {
  expect(surfacesOf(mode).filter((tone) => contrastOf(mode.border, tone) < 1.3)).toEqual([]);
});

function surfacesOf({ background, sunken, raised, overlay }: ModeColors): string[] {
  return [background, sunken, raised, overlay];
}

function codeColors({ code }: ModeColors): string[] {
  const {
    background: _background,
    title: _title,
    chip: _chip,
    terminal: _terminal,
    terminalMuted: _terminalMuted,
    highlightSoft: _highlight,
    insertedSoft: _inserted,
    deletedSoft: _deleted,
    ...texts
  } = code;
  return Object.values(texts);
}
