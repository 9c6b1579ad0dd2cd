/** A whole number of 32 bits from a text, always the same one (FNV-1a over code points). */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}
