import { diagramTheme, seriesOf } from "../../src/mdx/diagram-theme";
import { contrastOf } from "../../src/theme/contrast";
import { colors } from "../../src/theme/colors";

const modes = [
  ["light", colors],
  ["dark", colors.modes.dark],
] as const;

test.each(modes)("words on boxes, lines and parts of charts are legible in %s mode", (_mode, chosen) => {
  const pairs: (readonly [words: string, ground: string])[] = [
    [chosen.text, chosen.accentSoft],
    [chosen.text, chosen.tones.infoSoft],
    [chosen.text, chosen.background],
    [chosen.tones.warning, chosen.tones.warningSoft],
    ...seriesOf(chosen).map((tone) => [chosen.onPrimary, tone] as const),
  ];
  expect(pairs.filter(([words, ground]) => contrastOf(words, ground) < 4.5)).toEqual([]);
});

test.each(["light", "dark"] as const)("the white words of C4 diagrams are legible in %s mode", (mode) => {
  const { c4 = {} } = diagramTheme("C4Context", mode);
  const grounds = Object.entries(c4).filter(([name]) => name.endsWith("_bg_color"));
  expect(grounds).toHaveLength(20);
  expect(grounds.filter(([, ground]) => contrastOf("#ffffff", String(ground)) < 4.5)).toEqual([]);
});

test.each([
  "%%{init: {'theme': 'forest'}}%%\nflowchart LR",
  '%%{init: {"theme":"forest"}}%%\nflowchart LR',
  "---\nconfig:\n  theme: forest\n---\nflowchart LR",
])("a diagram with a theme of its own keeps it: %s", (source) => expect(diagramTheme(source, "dark")).toEqual({}));

test.each(["flowchart LR\n  a[theme: dark] --> b", "---\ntitle: A theme\n---\nflowchart LR"])(
  "words about themes are none: %s",
  (source) => expect(diagramTheme(source, "light")).toMatchObject({ theme: "base" }),
);
