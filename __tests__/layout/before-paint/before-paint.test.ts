import { runInNewContext } from "node:vm";
import {
  announcementScript,
  beforePaintScript,
  colorModeScript,
  renamingScript,
  sidebarScript,
  type BeforePaintSettings,
} from "../../../src/layout/before-paint/before-paint";
import { askedColorMode } from "../../../src/lib/routes/address-settings";
import type { ColorModeSettings } from "../../../src/ui/color-mode";
import { colorModeOf, type ColorMode } from "../../../src/ui/color-mode";
import { STORAGE_KEYS, storageKeysOf } from "../../../src/ui/storage";

const settings: ColorModeSettings = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true };

/** Runs a script on an empty page; returns the attributes that it left on `<html>`. */
function run(script: string, stored: Map<string, string> | "blocked", system: ColorMode | null = null, search = "") {
  const attributes: Record<string, string> = {};
  const page = {
    URLSearchParams,
    location: { search },
    document: { documentElement: { setAttribute: (name: string, value: string) => (attributes[name] = value) } },
    matchMedia: (query: string) => ({ matches: query === `(prefers-color-scheme: ${String(system)})` }),
    get localStorage() {
      if (stored === "blocked") throw new Error("The browser blocks its storage.");
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      };
    },
  };
  runInNewContext(script, page);
  return attributes;
}

describe.each([null, "light", "dark", "blue"])("with the stored choice %s", (choice) => {
  const stored = new Map(choice === null ? [] : [[STORAGE_KEYS.theme, choice]]);
  const cases = [null, "light", "dark"].flatMap((system) =>
    ["light", "dark"].flatMap((defaultMode) => [true, false].map((respect) => [system, defaultMode, respect] as const)),
  );

  test.each(cases)(
    "system %s, default %s, system respected: %s: script and hook agree",
    (system, defaultMode, respectPrefersColorScheme) => {
      const given = { ...settings, defaultMode, respectPrefersColorScheme } as ColorModeSettings;
      const { mode, choice: read } = colorModeOf(choice, system as ColorMode | null, given);
      expect(run(colorModeScript(given), stored, system as ColorMode | null)).toEqual({
        "data-theme": mode,
        "data-theme-choice": read,
      });
    },
  );
});

test("a stored choice goes before the system, the system before the default", () => {
  expect(colorModeOf("light", "dark", settings)).toEqual({ mode: "light", choice: "light" });
  expect(colorModeOf(null, "dark", settings)).toEqual({ mode: "dark", choice: "system" });
  expect(colorModeOf(null, "dark", { ...settings, respectPrefersColorScheme: false })).toEqual({
    mode: "light",
    choice: "system",
  });
});

test.each([
  ["?docusaurus-theme=dark", "light", "dark"],
  ["?a=1&docusaurus-theme=light", "dark", "light"],
  ["?docusaurus-theme=blue", "dark", "dark"],
  ["?docusaurus-theme=", "dark", "dark"],
])("the mode of the address %s goes before the stored %s: %s", (search, theme, mode) => {
  const stored = new Map([[STORAGE_KEYS.theme, theme]]);
  expect(run(colorModeScript(settings), stored, null, search)).toEqual({
    "data-theme": mode,
    "data-theme-choice": mode,
  });
  expect(Object.fromEntries(stored)).toEqual({ [STORAGE_KEYS.theme]: theme });
  expect(run(colorModeScript(settings), "blocked", null, search)).toMatchObject({
    "data-theme": askedColorMode(search) ?? "light",
  });
});

const site: BeforePaintSettings = {
  baseUrl: "/",
  colorMode: settings,
  announcementBar: { id: "a", content: "", isCloseable: true },
  docs: [{ id: "default" }, { id: "api" }],
  navbar: { hideOnScroll: false },
  sidebar: { autoCollapseCategories: false, hideable: false },
  storage: { type: "localStorage", namespace: false },
};

test.each([false, "b"])(
  "with the namespace %s, blocked storage leaves the system's wish, and throws nothing",
  (namespace) => {
    expect(
      run(beforePaintScript({ ...site, storage: { type: "localStorage", namespace } }), "blocked", "dark"),
    ).toEqual({
      "data-theme": "dark",
      "data-theme-choice": "system",
    });
  },
);

test.each([
  ["true", { "data-sidebar": "hidden" }],
  [null, {}],
  ["false", {}],
])("a sidebar that the reader hid (stored: %p) stays hidden", (value, attributes) => {
  const stored = new Map(value === null ? [] : [[STORAGE_KEYS.sidebarHidden, value]]);
  expect(run(sidebarScript(), stored)).toEqual(attributes);
  expect(beforePaintScript({ ...site, sidebar: { autoCollapseCategories: false, hideable: true } })).toContain(
    sidebarScript(storageKeysOf("")),
  );
  expect(beforePaintScript(site)).not.toContain("docusaurus.sidebar.hidden");
});

test("an announcement that was closed stays hidden", () => {
  const stored = new Map([
    [STORAGE_KEYS.announcementId, "a"],
    [STORAGE_KEYS.announcementDismissed, "true"],
  ]);
  expect(run(announcementScript({ id: "a", isCloseable: true }), stored)).toEqual({ "data-announcement": "closed" });
});

test("an announcement that can no longer be closed shows again", () => {
  const stored = new Map([
    [STORAGE_KEYS.announcementId, "a"],
    [STORAGE_KEYS.announcementDismissed, "true"],
  ]);
  expect(run(announcementScript({ id: "a", isCloseable: false }), stored)).toEqual({});
});

test("a new announcement shows, and takes the place of the closed one", () => {
  const stored = new Map([
    [STORAGE_KEYS.announcementId, "a"],
    [STORAGE_KEYS.announcementDismissed, "true"],
  ]);
  expect(run(announcementScript({ id: "b", isCloseable: true }), stored)).toEqual({});
  expect(Object.fromEntries(stored)).toEqual({
    [STORAGE_KEYS.announcementId]: "b",
    [STORAGE_KEYS.announcementDismissed]: "false",
  });
});

test("an id cannot end the script element", () => {
  expect(announcementScript({ id: "</script>", isCloseable: true })).not.toContain("</script>");
});

describe("a site that takes a namespace", () => {
  const namespaced: BeforePaintSettings = { ...site, storage: { type: "localStorage", namespace: "b" } };
  const before = [
    ["theme", "dark"],
    ["docusaurus.announcement.id", "a"],
    ["docusaurus.announcement.dismiss", "true"],
    ["docs-preferred-version-default", "1.0"],
    ["docs-preferred-version-api", "2.0"],
  ] as const;

  test("renames the keys of earlier visits before it reads them", () => {
    const stored = new Map<string, string>([...before, ["docs-preferred-version-gone", "1.0"], ["other", "x"]]);
    expect(run(beforePaintScript(namespaced), stored)).toEqual({
      "data-theme": "dark",
      "data-theme-choice": "dark",
      "data-announcement": "closed",
    });
    expect(Object.fromEntries(stored)).toEqual({
      ...Object.fromEntries(before.map(([key, value]) => [`${key}-b`, value])),
      "docs-preferred-version-gone": "1.0",
      other: "x",
    });
  });

  test("keeps what was chosen under the new names", () => {
    const stored = new Map([
      ["theme", "dark"],
      ["theme-b", "light"],
    ]);
    expect(run(beforePaintScript(namespaced), stored)).toMatchObject({ "data-theme": "light" });
    expect([stored.get("theme-b"), stored.has("theme")]).toEqual(["light", false]);
  });

  test("does not make up choices", () => {
    const stored = new Map<string, string>();
    run(renamingScript(namespaced.docs, "-b"), stored);
    expect(stored.size).toBe(0);
  });
});

test("a site without a namespace renames nothing", () => {
  expect(renamingScript(site.docs, "")).toBe("");
});
