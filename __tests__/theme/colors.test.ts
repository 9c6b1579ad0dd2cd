import { colors, PRIMARY_DARK, PRIMARY_LIGHT, shadesOf, type ModeColors } from "../../src/theme/colors";

test("the shades of the light accent are darker and lighter by 10, 15 and 30 percent", () => {
  expect(shadesOf(PRIMARY_LIGHT)).toEqual({
    primary: "#2e8555",
    primaryDark: "#29784d",
    primaryDarker: "#277148",
    primaryDarkest: "#205d3b",
    primaryLight: "#33925e",
    primaryLighter: "#359962",
    primaryLightest: "#3cad6e",
  });
});

test("a shade without amount is the colour itself, in dark mode too", () => {
  expect(shadesOf(PRIMARY_DARK).primary).toBe("#25c2a0");
});

const { modes, ...light } = colors;

describe.each<[string, ModeColors]>([["light", light], ["dark", modes.dark]])("text in %s mode has a contrast of at least 4.5", (_, mode) => {
  const pairs: [string, string, string[]][] = [
    ["the page", mode.background, [mode.text, mode.heading, mode.muted, mode.link, mode.linkHover]],
    ["a surface", mode.surface, [mode.text, mode.heading, mode.muted, mode.link, mode.linkHover]],
    ["a surface under the mouse", mode.surfaceHover, [mode.text, mode.heading, mode.muted, mode.link]],
    ["the soft accent", mode.accentSoft, [mode.accentText]],
    ["the accent", mode.primary, [mode.onPrimary]],
    ["a mark", mode.mark, [mode.text]],
    ["a warning", mode.warningSoft, [mode.warningText]],
    ["a crash report", mode.dangerSoft, [mode.dangerText]],
    ["the dark footer", mode.footer.background, [mode.footer.text, mode.footer.heading, mode.footer.link]],
    ["a code title", mode.code.title, [mode.muted]],
    ["an inserted line", mode.code.insertedSoft, [mode.code.inserted]],
    ["a deleted line", mode.code.deletedSoft, [mode.code.deleted]],
    ["code", mode.code.background, codeColors(mode)],
  ];
  test.each(pairs)("on %s", (_name, background, texts) => {
    expect(texts.filter((text) => contrastOf(text, background) < 4.5)).toEqual([]);
  });
});

test.each([["light", light], ["dark", modes.dark]])("focus rings in %s mode stand out from the page and its surfaces", (_, mode) => {
  expect([mode.background, mode.surface].map((tone) => contrastOf(mode.primary, tone) >= 3)).toEqual([true, true]);
});

function codeColors({ code }: ModeColors): string[] {
  const { background: _background, title: _title, insertedSoft: _inserted, deletedSoft: _deleted, ...texts } = code;
  return Object.values(texts);
}

/** The WCAG contrast of two `#rrggbb` colours: 1 for equal ones, 21 for black on white. */
function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
