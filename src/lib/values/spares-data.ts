type Connection = { effectiveType?: string; saveData?: boolean };

/**
 * Whether a reader's connection is slow, or they asked to spare data; Gatsby asks the same before it fetches links in
 * view.
 */
export function sparesData(navigator: object): boolean {
  const { saveData, effectiveType = "" } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes("2g");
}
