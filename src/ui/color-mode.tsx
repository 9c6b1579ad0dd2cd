import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { askedColorMode } from "../lib/routes/address-settings";
import { DARK_QUERY, LIGHT_QUERY } from "../lib/style/color-queries";
import { translate } from "../lib/words/translate";
import type { SiteSettings } from "../lib/settings/site-settings";
import { Icon } from "./icons";
import { subscribeToPageViews } from "./page-views";
import { forget, readStored, store, STORAGE_KEYS } from "./storage";

/** The site's settings of the colour mode. */
export type ColorModeSettings = SiteSettings["colorMode"];

/** The two looks of the site. */
export type ColorMode = "light" | "dark";

/** What the reader chose; `system` until they choose. */
type ColorModeChoice = ColorMode | "system";

const PRINT_QUERY = "print";

type ShownMode = { mode: ColorMode; choice: ColorModeChoice };

/**
 * The mode for a stored choice and the system's wish (`null` when it has none), by the same rules as the script before
 * first paint.
 */
export function colorModeOf(stored: string | null, system: ColorMode | null, settings: ColorModeSettings): ShownMode {
  if (stored === "light" || stored === "dark") return { mode: stored, choice: stored };
  return { mode: (settings.respectPrefersColorScheme && system) || settings.defaultMode, choice: "system" };
}

/**
 * The colour mode that shows; on the server and in the first render always light. The attribute of `<html>` is its only
 * home, so that it is right before React is.
 */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(onModeChange, shownMode, () => "light");
}

function shownMode(): ColorMode {
  return document.documentElement.getAttribute("data-theme") === "dark" ? "dark" : "light";
}

function onModeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

const choiceListeners = new Set<(choice: ColorModeChoice) => void>();

/** Shows a mode and keeps it as the reader's choice; `null` leaves it to the system again. */
export function chooseColorMode(next: ColorMode | null, settings: ColorModeSettings): void {
  if (next === null) forget(STORAGE_KEYS.theme);
  else store(STORAGE_KEYS.theme, next);
  const choice = show(colorModeOf(next, systemMode(), settings));
  for (const listener of choiceListeners) listener(choice);
}

/**
 * The reader's colour mode, kept in step with the address, storage, other tabs and the system. A mode that the address
 * asks for holds for that page view, until the reader chooses another.
 * `choice` is undefined until the page has mounted, so that the first render is the same for everyone. Call it in one
 * place only.
 */
function useColorModeChoice(settings: ColorModeSettings) {
  const mode = useColorMode();
  const [choice, setChoice] = useState<ColorModeChoice>();

  const overruled = useRef(false);

  useEffect(() => {
    const sync = () => {
      // Browsers print in light colours and tell it as a wish of the system.
      if (window.matchMedia(PRINT_QUERY).matches) return;
      const asked = overruled.current ? null : askedColorMode(window.location.search);
      setChoice(show(colorModeOf(asked ?? readStored(STORAGE_KEYS.theme), systemMode(), settings)));
    };
    sync();
    const onChoice = (next: ColorModeChoice) => {
      overruled.current = true;
      setChoice(next);
    };
    choiceListeners.add(onChoice);
    const stopListening = listen(sync);
    const stopViews = subscribeToPageViews(() => {
      overruled.current = false;
      sync();
    });
    return () => {
      choiceListeners.delete(onChoice);
      stopListening();
      stopViews();
    };
  }, [settings]);

  return { choice, mode };
}

function systemMode(): ColorMode | null {
  if (window.matchMedia(DARK_QUERY).matches) return "dark";
  return window.matchMedia(LIGHT_QUERY).matches ? "light" : null;
}

function show({ mode, choice }: ShownMode): ColorModeChoice {
  const root = document.documentElement;
  root.setAttribute("data-theme", mode);
  root.setAttribute("data-theme-choice", choice);
  return choice;
}

/** Calls back when another tab chooses, the system changes its mind or printing ends; returns what stops it. */
function listen(callback: () => void): () => void {
  const queries = [DARK_QUERY, PRINT_QUERY].map((query) => window.matchMedia(query));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEYS.theme || key === null) callback();
  };
  window.addEventListener("storage", onStorage);
  for (const query of queries) query.addEventListener("change", callback);
  return () => {
    window.removeEventListener("storage", onStorage);
    for (const query of queries) query.removeEventListener("change", callback);
  };
}

type ToggleProps = { settings: ColorModeSettings; around?: (button: ReactNode) => ReactNode };

/**
 * The button that switches between light and dark, with what is put around it; nothing where the site disables the
 * switch.
 */
export function ColorModeToggle({ settings, around = (button) => button }: ToggleProps) {
  const { choice, mode } = useColorModeChoice(settings);
  if (settings.disableSwitch) return null;
  const label = choice
    ? translate({ id: "colorMode.toggleFrom" }, { mode: translate({ id: `colorMode.${choice}` }) })
    : translate({ id: "colorMode.toggle" });
  return around(
    <button
      type="button"
      className="icon-button color-mode-toggle"
      aria-label={label}
      title={label}
      onClick={() => chooseColorMode(mode === "dark" ? "light" : "dark", settings)}
    >
      <Icon name="sun" show="light" />
      <Icon name="moon" show="dark" />
    </button>,
  );
}
