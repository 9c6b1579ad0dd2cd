/** The attribute of a link by which a reader chooses a version: the key that keeps the choice, a space, its name. */
export const VERSION_CHOICE = "data-version-choice";

/**
 * Keeps the versions that readers choose by links, for later pages and visits. In builds it runs inline in each page,
 * since links work before the page's scripts do; what it imports must be small.
 */
export function keepVersionChoices(): void {
  const keep = ({ target }: Event): void => {
    const choice = (target as Element).closest?.(`[${VERSION_CHOICE}]`)?.getAttribute(VERSION_CHOICE)?.split(" ");
    if (!choice) return;
    const [key = "", ...version] = choice;
    try {
      localStorage.setItem(key, version.join(" "));
    } catch {
      // Where the browser blocks its storage the page's scripts say so.
    }
  };
  // Before what ends the event: the menu of small screens does.
  addEventListener("click", keep, true);
}
