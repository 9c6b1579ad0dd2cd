import { scrollToTop, useShownOnWayUp } from "../../../ui/back-to-top";
import { useInBrowser } from "../../../ui/in-browser";

/** Opens the menu of small screens, or closes it, as its own buttons do. */
function toggleMenu(): void {
  const menu = openMenu();
  if (menu) menu.dispatchEvent(new Event("cancel", { cancelable: true }));
  else document.querySelector<HTMLButtonElement>(".site-navbar .hamburger")?.click();
}

function openMenu(): Element | null {
  return document.querySelector("dialog.mobile-menu");
}

/** The menu of small screens: whether it is open, and what opens and closes it. */
function useNavbarMobileSidebar() {
  const shown = useInBrowser() && openMenu() !== null;
  return { disabled: false, shouldRender: shown, shown, toggle: toggleMenu };
}

/** Whether a button back to the top is to be shown, and what it does. */
function useBackToTopButton({ threshold }: { threshold: number }) {
  return { shown: useShownOnWayUp(threshold), scrollToTop };
}

/** Hooks of Docusaurus' theme about parts of the frame. */
export const frameHooks = { useNavbarMobileSidebar, useBackToTopButton };
