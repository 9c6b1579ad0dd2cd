import type { MermaidConfig } from "mermaid";
import { colors, type ModeColors } from "../theme/colors";

/** What C4 diagrams call their boxes. */
const C4_BOXES = [
  "person",
  ...["system", "container", "component"].flatMap((box) => [box, `${box}_db`, `${box}_queue`]),
];

/** Numbers of colours that Mermaid takes for kinds that need several, such as pies, and of Git's branches. */
const SERIES = 12;
const BRANCHES = 8;

/** A theme that a diagram asks for in a directive or in its front matter. */
const OWN_THEME = /%%\{\s*init\b[^]*?\btheme["']?\s*:[^]*?\}%%|^\s*---\n[^]*?\btheme\s*:[^]*?\n---/;

/** Mermaid's settings by which a diagram has the site's colours in a mode, unless its source has a theme of its own. */
export function diagramTheme(source: string, mode: "light" | "dark"): MermaidConfig {
  if (OWN_THEME.test(source)) return {};
  const chosen = mode === "dark" ? colors.modes.dark : colors;
  return {
    theme: "base",
    themeVariables: {
      darkMode: mode === "dark",
      ...surfaces(chosen),
      ...sequences(chosen),
      ...records(chosen),
      ...schedules(chosen),
      ...pies(chosen),
      ...quadrants(chosen),
      ...plots(chosen),
      ...series(chosen),
    },
    c4: c4Colors(chosen, mode),
  };
}

/** The colours of boxes, lines and words. */
function surfaces(c: ModeColors): Record<string, string> {
  return {
    background: c.background,
    textColor: c.text,
    titleColor: c.heading,
    lineColor: c.borderStrong,
    primaryColor: c.accentSoft,
    primaryBorderColor: c.primary,
    primaryTextColor: c.text,
    secondaryColor: c.tones.infoSoft,
    secondaryBorderColor: c.tones.info,
    secondaryTextColor: c.text,
    tertiaryColor: c.sunken,
    tertiaryBorderColor: c.border,
    tertiaryTextColor: c.text,
    noteBkgColor: c.tones.warningSoft,
    noteBorderColor: c.tones.warning,
    noteTextColor: c.tones.warning,
    clusterBkg: c.sunken,
    clusterBorder: c.borderStrong,
    edgeLabelBackground: c.background,
  };
}

/** The colours of labels, states and sequences. */
function sequences(c: ModeColors): Record<string, string> {
  return {
    labelBackgroundColor: c.background,
    stateLabelColor: c.text,
    transitionLabelColor: c.text,
    actorLineColor: c.borderStrong,
    signalColor: c.text,
    signalTextColor: c.text,
    loopTextColor: c.text,
    labelBoxBkgColor: c.sunken,
    labelBoxBorderColor: c.borderStrong,
    labelTextColor: c.text,
    activationBkgColor: c.hover,
    activationBorderColor: c.borderStrong,
    sequenceNumberColor: c.onPrimary,
  };
}

/** The colours of tables, requirements and relations, errors and architectures. */
function records(c: ModeColors): Record<string, string> {
  return {
    attributeBackgroundColorOdd: c.raised,
    attributeBackgroundColorEven: c.sunken,
    rowOdd: c.raised,
    rowEven: c.sunken,
    altBackground: c.sunken,
    requirementBackground: c.accentSoft,
    requirementBorderColor: c.primary,
    requirementTextColor: c.text,
    relationColor: c.borderStrong,
    relationLabelColor: c.text,
    relationLabelBackground: c.background,
    faceColor: c.tones.warningSoft,
    errorBkgColor: c.dangerSoft,
    errorTextColor: c.dangerText,
    archEdgeColor: c.borderStrong,
    archEdgeArrowColor: c.borderStrong,
    archGroupBorderColor: c.borderStrong,
  };
}

/** The colours of time tables. */
function schedules(c: ModeColors): Record<string, string> {
  return {
    sectionBkgColor: c.sunken,
    sectionBkgColor2: c.sunken,
    altSectionBkgColor: c.background,
    taskBkgColor: c.accentFill,
    taskBorderColor: c.accentFill,
    taskTextColor: c.onPrimary,
    taskTextLightColor: c.onPrimary,
    taskTextDarkColor: c.text,
    taskTextOutsideColor: c.text,
    taskTextClickableColor: c.link,
    gridColor: c.border,
    todayLineColor: c.dangerText,
    activeTaskBkgColor: c.accentSoft,
    activeTaskBorderColor: c.primary,
    doneTaskBkgColor: c.hover,
    doneTaskBorderColor: c.borderStrong,
    critBkgColor: c.dangerText,
    critBorderColor: c.dangerText,
    excludeBkgColor: c.hover,
  };
}

/** The colours of pies. */
function pies(c: ModeColors): Record<string, string> {
  return {
    pieTitleTextColor: c.heading,
    pieSectionTextColor: c.onPrimary,
    pieLegendTextColor: c.text,
    pieStrokeColor: c.background,
    pieOuterStrokeColor: c.background,
    pieOpacity: "1",
  };
}

/** The colours of quadrants. */
function quadrants(c: ModeColors): Record<string, string> {
  return {
    quadrant1Fill: c.accentSoft,
    quadrant2Fill: c.tones.infoSoft,
    quadrant3Fill: c.sunken,
    quadrant4Fill: c.tones.warningSoft,
    quadrantPointFill: c.accentFill,
    quadrantPointTextFill: c.text,
    quadrant1TextFill: c.text,
    quadrant2TextFill: c.text,
    quadrant3TextFill: c.text,
    quadrant4TextFill: c.text,
    quadrantXAxisTextFill: c.text,
    quadrantYAxisTextFill: c.text,
    quadrantTitleFill: c.heading,
    quadrantInternalBorderStrokeFill: c.border,
    quadrantExternalBorderStrokeFill: c.borderStrong,
  };
}

/** The colours of plots. */
function plots(c: ModeColors): Record<string, unknown> {
  return {
    xyChart: {
      backgroundColor: c.background,
      titleColor: c.heading,
      plotColorPalette: seriesOf(c).join(","),
      xAxisLabelColor: c.text,
      xAxisTitleColor: c.text,
      xAxisTickColor: c.borderStrong,
      xAxisLineColor: c.borderStrong,
      yAxisLabelColor: c.text,
      yAxisTitleColor: c.text,
      yAxisTickColor: c.borderStrong,
      yAxisLineColor: c.borderStrong,
    },
  };
}

/** The colours that tell parts from each other; words on each are legible in `onPrimary`. */
export function seriesOf({ accentFill, code }: ModeColors): string[] {
  return [accentFill, code.function, code.number, code.keyword, code.variable, code.tag, code.comment, code.attribute];
}

function series(c: ModeColors): Record<string, string> {
  const tones = seriesOf(c);
  const numbered = (count: number, pairs: (tone: string, index: number) => [string, string][]) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => pairs(tones[index % tones.length] ?? "", index)).flat(),
    );
  return {
    ...numbered(SERIES, (tone, index) => [
      [`pie${index + 1}`, tone],
      [`cScale${index}`, tone],
      [`cScaleLabel${index}`, c.onPrimary],
      [`cScaleInv${index}`, c.borderStrong],
      [`cScalePeer${index}`, tone],
      [`fillType${index}`, c.accentSoft],
    ]),
    ...numbered(BRANCHES, (tone, index) => [
      [`git${index}`, tone],
      [`gitInv${index}`, c.background],
      [`gitBranchLabel${index}`, c.onPrimary],
      [`venn${index + 1}`, tone],
      [`actor${index}`, tone],
    ]),
    commitLabelColor: c.text,
    commitLabelBackground: c.sunken,
    commitLineColor: c.borderStrong,
    tagLabelColor: c.text,
    tagLabelBackground: c.accentSoft,
    tagLabelBorder: c.primary,
    scaleLabelColor: c.onPrimary,
    branchLabelColor: c.onPrimary,
  };
}

/** Boxes on which white words are legible, as Mermaid writes them; what is of another system is grey. */
function c4Colors(c: ModeColors, mode: "light" | "dark"): Record<string, string> {
  const [own, other] = mode === "dark" ? [c.accentSoft, c.hover] : [c.accentFill, c.code.comment];
  const pairs = C4_BOXES.flatMap((box) => [
    [`${box}_bg_color`, own],
    [`${box}_border_color`, c.accentFill],
    [`external_${box}_bg_color`, other],
    [`external_${box}_border_color`, c.code.comment],
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}
