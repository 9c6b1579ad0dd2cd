/**
 * The number of the first line of a text that is as asked for, from 1; undefined where there is none. Lines come
 * without their ends, also without those of Windows.
 */
export function lineWhere(text: string, isOne: (line: string) => boolean): number | undefined {
  const index = text.split(/\r?\n/).findIndex(isOne);
  return index < 0 ? undefined : index + 1;
}
