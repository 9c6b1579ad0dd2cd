import type sharp from "sharp";

/** The image library, loaded at its first use: it takes 30 ms, and most programs of a build draw nothing. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import("sharp")).default;
}
