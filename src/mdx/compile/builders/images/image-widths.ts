import { distinct } from "../../../../lib/values/distinct";

/**
 * How wide the smaller copies of an image are, in pixels, smallest first: evenly from the least to the greatest width
 * of the settings, never wider than the image itself, and each once.
 */
export function imageWidths(
  width: number,
  { minWidth, maxWidth, steps }: { minWidth: number; maxWidth: number; steps: number },
): number[] {
  const top = Math.min(width, maxWidth);
  if (top <= minWidth || steps < 2) return [top];
  const widthAt = (_: unknown, step: number) => Math.round(minWidth + ((top - minWidth) * step) / (steps - 1));
  return distinct(Array.from({ length: steps }, widthAt));
}
