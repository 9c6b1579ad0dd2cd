import { runInNewContext } from "node:vm";
import { announcementScript, beforePaintScript, colorModeScript, type ColorModeSettings } from "../../src/layout/before-paint";
import { colorModeOf, type ColorMode } from "../../src/layout/color-mode";

const settings: ColorModeSettings = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true };

/** Runs a script on an empty page; returns the attributes and classes that it left on `<html>`. */
function run(script: string, stored: Map<string, string> | "blocked", system: ColorMode | null = null) {
  const attributes: Record<string, string> = {};
  const classes = new Set<string>();
  const classList = { add: (name: string) => classes.add(name), remove: (...names: string[]) => names.forEach((name) => classes.delete(name)) };
  const page = {
    document: { documentElement: { classList, setAttribute: (name: string, value: string) => (attributes[name] = value) } },
    matchMedia: (query: string) => ({ matches: query === `(prefers-color-scheme: ${String(system)})` }),
    get localStorage() {
      if (stored === "blocked") throw new Error("The browser blocks its storage.");
      return { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) };
    },
  };
  runInNewContext(script, page);
  return { ...attributes, classes: [...classes].join(" ") };
}

describe.each([null, "light", "dark", "blue"])("with the stored choice %s", (choice) => {
  const stored = new Map(choice === null ? [] : [["theme", choice]]);
  const cases = [null, "light", "dark"].flatMap((system) => ["light", "dark"].flatMap((defaultMode) => [true, false].map((respect) => [system, defaultMode, respect] as const)));

  test.each(cases)("system %s, default %s, system respected: %s: script and hook agree", (system, defaultMode, respectPrefersColorScheme) => {
    const given = { ...settings, defaultMode, respectPrefersColorScheme } as ColorModeSettings;
    const { mode, choice: read } = colorModeOf(choice, system as ColorMode | null, given);
    expect(run(colorModeScript(given), stored, system as ColorMode | null)).toEqual({ "data-theme": mode, "data-theme-choice": read, classes: `theme-ui-${mode}` });
  });
});

test("a stored choice goes before the system, the system before the default", () => {
  expect(colorModeOf("light", "dark", settings)).toEqual({ mode: "light", choice: "light" });
  expect(colorModeOf(null, "dark", settings)).toEqual({ mode: "dark", choice: "system" });
  expect(colorModeOf(null, "dark", { ...settings, respectPrefersColorScheme: false })).toEqual({ mode: "light", choice: "system" });
});

test("blocked storage leaves the system's wish, and throws nothing", () => {
  expect(run(beforePaintScript({ colorMode: settings, announcementBar: { id: "a", content: "", isCloseable: true } }), "blocked", "dark")).toEqual({
    "data-theme": "dark", "data-theme-choice": "system", classes: "theme-ui-dark",
  });
});

test("an announcement that was closed stays hidden", () => {
  const stored = new Map([["docusaurus.announcement.id", "a"], ["docusaurus.announcement.dismiss", "true"]]);
  expect(run(announcementScript({ id: "a", isCloseable: true }), stored)).toEqual({ "data-announcement": "closed", classes: "" });
});

test("an announcement that can no longer be closed shows again", () => {
  const stored = new Map([["docusaurus.announcement.id", "a"], ["docusaurus.announcement.dismiss", "true"]]);
  expect(run(announcementScript({ id: "a", isCloseable: false }), stored)).toEqual({ classes: "" });
});

test("a new announcement shows, and takes the place of the closed one", () => {
  const stored = new Map([["docusaurus.announcement.id", "a"], ["docusaurus.announcement.dismiss", "true"]]);
  expect(run(announcementScript({ id: "b", isCloseable: true }), stored)).toEqual({ classes: "" });
  expect(Object.fromEntries(stored)).toEqual({ "docusaurus.announcement.id": "b", "docusaurus.announcement.dismiss": "false" });
});

test("an id cannot end the script element", () => {
  expect(announcementScript({ id: "</script>", isCloseable: true })).not.toContain("</script>");
});
