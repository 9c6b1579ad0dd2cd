/** The accent in light mode, on a white page. */
export const PRIMARY_LIGHT = "#2e8555";

/** The accent in dark mode, on the dark page. */
export const PRIMARY_DARK = "#25c2a0";

const PAGE_LIGHT = "#ffffff";
const PAGE_DARK = "#181920";

/** The accent and its shades: darker by 10, 15 and 30 percent of its lightness, and lighter by the same. */
type Shades = Record<
  | "primary"
  | "primaryDark"
  | "primaryDarker"
  | "primaryDarkest"
  | "primaryLight"
  | "primaryLighter"
  | "primaryLightest",
  string
>;

/** The shades of a `#rrggbb` colour, as `#rrggbb`. */
export function shadesOf(hex: string): Shades {
  return {
    primary: adjusted(hex, 0),
    primaryDark: adjusted(hex, -0.1),
    primaryDarker: adjusted(hex, -0.15),
    primaryDarkest: adjusted(hex, -0.3),
    primaryLight: adjusted(hex, 0.1),
    primaryLighter: adjusted(hex, 0.15),
    primaryLightest: adjusted(hex, 0.3),
  };
}

/** A `#rrggbb` colour whose HSL lightness is multiplied by 1 + amount; hue and saturation stay. */
export function adjusted(hex: string, amount: number): string {
  const { hue, saturation, lightness } = hslOf(hex);
  return hexOf(hue, saturation, Math.min(1, lightness * (1 + amount)));
}

/** How much of the accent is in its soft form, the ground of what is chosen or announced. */
const SOFT_SHARE = 0.13;

/** The soft form of an accent on a page, both as `#rrggbb`: little of it in the page's colour. */
export function softOf(accent: string, page: string): string {
  const ground = channelsOf(page);
  const mixed = channelsOf(accent).map((value, index) => {
    const own = ground[index] ?? 0;
    return own + (value - own) * SOFT_SHARE;
  });
  return `#${mixed.map(hexByte).join("")}`;
}

function hslOf(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = channelsOf(hex);
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const chroma = max - min;
  const lightness = (max + min) / 2;
  if (chroma === 0) return { hue: 0, saturation: 0, lightness };
  const sector =
    max === red
      ? ((green - blue) / chroma + 6) % 6
      : max === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return { hue: sector * 60, saturation: chroma / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return hexByte(lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** A channel from 0 to 1 as two hexadecimal digits. */
function hexByte(value: number): string {
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, "0");
}

function channelsOf(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
  return [red, green, blue];
}

/*
 * Surfaces in four steps: what is `sunken` into the page (code, the sidebar), the page (`background`), what is `raised`
 * above it (cards) and what lies over it (`overlay`: menus and the like). The hairline `border` tells each from its
 * neighbours.
 */
const light = {
  ...shadesOf(PRIMARY_LIGHT),
  background: PAGE_LIGHT,
  sunken: "#f4f8f6",
  raised: "#ffffff",
  overlay: "#ffffff",
  hover: "#e8f0ec",
  text: "#26302b",
  heading: "#121a16",
  muted: "#55615b",
  border: "#cbd6d0",
  borderStrong: "#74837b",
  link: shadesOf(PRIMARY_LIGHT).primaryDark,
  linkHover: shadesOf(PRIMARY_LIGHT).primaryDarkest,
  accentSoft: softOf(PRIMARY_LIGHT, PAGE_LIGHT),
  accentText: shadesOf(PRIMARY_LIGHT).primaryDarkest,
  accentFill: shadesOf(PRIMARY_LIGHT).primaryDark,
  accentFillHover: shadesOf(PRIMARY_LIGHT).primaryDarkest,
  onPrimary: "#ffffff",
  mark: "#ffdd77",
  scrim: "rgba(12, 20, 16, 0.45)",
  warningSoft: "#fdf3d8",
  warningText: "#664a00",
  dangerSoft: "#fdeceb",
  dangerText: "#8e1f19",
  tones: {
    note: "#4c5a53",
    noteSoft: "#eff2f0",
    tip: "#205d3b",
    tipSoft: "#e3f2e9",
    info: "#0a4f96",
    infoSoft: "#e6f0fb",
    warning: "#664a00",
    warningSoft: "#fdf3d8",
    danger: "#8e1f19",
    dangerSoft: "#fdeceb",
  },
  footer: { background: "#17211c", text: "#c3cec8", heading: "#ffffff", link: "#e3ebe7" },
  code: {
    background: "#f4f8f6",
    title: "#e8f0ec",
    chip: "#e8f0ec",
    terminal: "#17211c",
    terminalMuted: "#a3b5ab",
    highlightSoft: "#fdf0c0",
    text: "#26302b",
    comment: "#5c6a63",
    keyword: "#7a3e9d",
    string: "#1f6b45",
    number: "#9a4a00",
    function: "#0b5cad",
    tag: "#a12b4e",
    attribute: "#8a5100",
    variable: "#0f6674",
    punctuation: "#55615b",
    inserted: "#1f6b45",
    insertedSoft: "#d9f0e3",
    deleted: "#a3262c",
    deletedSoft: "#fbe3e4",
  },
};

/**
 * Every colour of a mode, by what it is for; `tones`, `code` and `footer` hold those of admonitions, of highlighted
 * code and of the dark footer.
 */
export type ModeColors = typeof light;

const dark: ModeColors = {
  ...shadesOf(PRIMARY_DARK),
  background: PAGE_DARK,
  sunken: "#121319",
  raised: "#1f212a",
  overlay: "#252833",
  hover: "#2b2e3a",
  text: "#d7dce0",
  heading: "#f3f6f7",
  muted: "#a2abb3",
  border: "#3d414f",
  borderStrong: "#7f8896",
  link: PRIMARY_DARK,
  linkHover: shadesOf(PRIMARY_DARK).primaryLightest,
  accentSoft: softOf(PRIMARY_DARK, PAGE_DARK),
  accentText: shadesOf(PRIMARY_DARK).primaryLightest,
  accentFill: PRIMARY_DARK,
  accentFillHover: shadesOf(PRIMARY_DARK).primaryLightest,
  onPrimary: "#0b211b",
  mark: "#51430f",
  scrim: "rgba(4, 5, 8, 0.65)",
  warningSoft: "#332a12",
  warningText: "#f1d48a",
  dangerSoft: "#3a1f21",
  dangerText: "#f6b8b4",
  tones: {
    note: "#b4bdc5",
    noteSoft: "#242731",
    tip: "#5fe3c8",
    tipSoft: "#17322f",
    info: "#9accff",
    infoSoft: "#182c44",
    warning: "#f1d48a",
    warningSoft: "#332a12",
    danger: "#f6b8b4",
    dangerSoft: "#3a1f21",
  },
  footer: { background: "#0f1015", text: "#a2abb3", heading: "#f3f6f7", link: "#d7dce0" },
  code: {
    background: "#121319",
    title: "#1f212a",
    chip: "#2b2e3a",
    terminal: "#0c0d12",
    terminalMuted: "#929ca6",
    highlightSoft: "#3a2f16",
    text: "#d7dce0",
    comment: "#929ca6",
    keyword: "#cfa5f2",
    string: "#8fd9a8",
    number: "#f2b27a",
    function: "#8cc4ff",
    tag: "#f59cb4",
    attribute: "#eac47a",
    variable: "#7fd6de",
    punctuation: "#a2abb3",
    inserted: "#8fd9a8",
    insertedSoft: "#1b3a2b",
    deleted: "#f7a8ab",
    deletedSoft: "#472428",
  },
};

/** The colours of the site: light at the top, as theme-ui wants its first mode, and dark under `modes`. */
export const colors = { ...light, modes: { dark } };
