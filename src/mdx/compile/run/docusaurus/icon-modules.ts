import { ICON_PATHS } from "../../../../lib/html/icon-paths";
import { PLATFORM_PATHS } from "../../../../lib/html/platform-paths";
import type { Namespace } from "../imports/plain-module";
import type { Component, ModuleContext } from "./module-context";
import { camelCase } from "../../../../lib/values/camel-case";

const SIZE = "20";

/** Icons of Docusaurus' theme that the interface has, and drawings of the others. */
const PATHS: Readonly<Record<string, string>> = {
  Arrow: "m6 6 6 6-6 6M13 6l6 6-6 6",
  Close: ICON_PATHS.close,
  Copy: ICON_PATHS.copy,
  DarkMode: ICON_PATHS.moon,
  Edit: ICON_PATHS.note,
  ExternalLink: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  Home: ICON_PATHS.home,
  Language: ICON_PATHS.language,
  LightMode: ICON_PATHS.sun,
  Menu: ICON_PATHS.menu,
  Success: ICON_PATHS.check,
  SystemColorMode: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 3.5v17M12 8h7M12 12h8.5M12 16h7",
  WordWrap: ICON_PATHS.wrap,
};

/** The sizes of those that have another one in Docusaurus. */
const SIZES: Readonly<Record<string, string>> = { DarkMode: "24", ExternalLink: "13.5", LightMode: "24", Menu: "30" };

const PLATFORMS = [
  "Bluesky",
  "Default",
  "Email",
  "GitHub",
  "Instagram",
  "LinkedIn",
  "Mastodon",
  "StackOverflow",
  "Threads",
  "Twitch",
  "Twitter",
  "X",
  "YouTube",
] as const;

const ADMONITIONS = ["Note", "Tip", "Info", "Warning", "Danger"] as const;

type Icon = { path: string; size: string };

/** The icons of Docusaurus' theme by the names of their modules behind `@theme/`. */
const ICONS: ReadonlyMap<string, Icon> = new Map([
  ...Object.entries(PATHS).map(([name, path]): [string, Icon] => [`Icon/${name}`, { path, size: SIZES[name] ?? SIZE }]),
  ...PLATFORMS.map((name): [string, Icon] => [
    `Icon/Socials/${name}`,
    { path: PLATFORM_PATHS[name.toLowerCase() as Lowercase<typeof name>], size: "1em" },
  ]),
  ...ADMONITIONS.map((name): [string, Icon] => [
    `Admonition/Icon/${name}`,
    { path: ICON_PATHS[name.toLowerCase() as Lowercase<typeof name>], size: "1.25em" },
  ]),
]);

/** Attributes of an icon, as drawings in files have them. */
const looks = (size: string) => ({
  viewBox: "0 0 24 24",
  width: size,
  height: size,
  fill: "none",
  stroke: "currentColor",
  "stroke-width": "2",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
  "aria-hidden": "true",
});

/** The drawing of a module of Docusaurus' theme as text, which scripts have where they show it; else undefined. */
export function iconSvg(module: string): string | undefined {
  const icon = ICONS.get(module.replace(/^@theme(?:-original|-init)?\//, ""));
  if (!icon) return undefined;
  const attributes = Object.entries(looks(icon.size)).map(([name, value]) => `${name}="${value}"`);
  return `<svg ${attributes.join(" ")}><path d="${icon.path}"/></svg>`;
}

const propOf = (name: string) => (/^aria/.test(name) ? name : camelCase(name));

/** The modules of icons for the build, by their names behind `@theme/`. */
export function iconModules({ h }: Pick<ModuleContext, "h">): Record<string, Namespace> {
  const drawn = ({ path, size }: Icon): Component => {
    const own = Object.fromEntries(Object.entries(looks(size)).map(([name, value]) => [propOf(name), value]));
    return (props) => h("svg", { ...own, ...props }, h("path", { d: path }));
  };
  return Object.fromEntries([...ICONS].map(([name, icon]) => [name, { default: drawn(icon) }]));
}
