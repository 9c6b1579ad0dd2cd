import { adjusted } from "../../../theme/colors";
import { contrastOf } from "../../../theme/contrast";

/**
 * The accent's custom properties in the order of a stylesheet, each with the change of lightness that makes it from the
 * base colour.
 */
export const SHADES = [
  { name: "--ifm-color-primary", amount: 0 },
  { name: "--ifm-color-primary-dark", amount: -0.1 },
  { name: "--ifm-color-primary-darker", amount: -0.15 },
  { name: "--ifm-color-primary-darkest", amount: -0.3 },
  { name: "--ifm-color-primary-light", amount: 0.1 },
  { name: "--ifm-color-primary-lighter", amount: 0.15 },
  { name: "--ifm-color-primary-lightest", amount: 0.3 },
] as const;

/**
 * A base colour and the background that it stands on, both `#rrggbb`, and the changes of lightness in the order of
 * `SHADES`.
 */
export type Palette = { base: string; background: string; amounts: readonly number[] };

/** A shade of a palette: its custom property, its colour, and how it reads as text on the background. */
export type Shade = { name: string; amount: number; color: string; contrast: number; rating: Rating };

/** WCAG's rating of text: `AAA` from 7, `AA` from 4.5, `AA large` from 3, else `fail`. */
type Rating = "AAA" | "AA" | "AA large" | "fail";

/** The shades of a palette, in the order of `SHADES`. */
export function shadesOfPalette({ base, background, amounts }: Palette): Shade[] {
  return SHADES.map(({ name }, index) => {
    const amount = amounts[index] ?? 0;
    const color = adjusted(base, amount);
    const contrast = contrastOf(color, background);
    return { name, amount, color, contrast, rating: ratingOf(contrast) };
  });
}

/** The rating of a contrast. */
export function ratingOf(contrast: number): Rating {
  if (contrast >= 7) return "AAA";
  if (contrast >= 4.5) return "AA";
  return contrast >= 3 ? "AA large" : "fail";
}

/** The palette as a rule of a stylesheet, with a value for the background where the mode is dark. */
export function cssOf(palette: Palette, mode: "light" | "dark"): string {
  const lines = shadesOfPalette(palette).map(({ name, color }) => `  ${name}: ${color};`);
  if (mode === "dark") lines.push(`  --ifm-background-color: ${palette.background};`);
  return `${mode === "light" ? ":root" : "[data-theme='dark']"} {\n${lines.join("\n")}\n}`;
}

/** A colour as a person types it (`#abc`, `aabbcc`) as `#rrggbb`; undefined for what is none. */
export function readColor(text: string): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  return `#${(digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits).toLowerCase()}`;
}
