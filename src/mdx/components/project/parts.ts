import { createContext, createElement, useContext, type FunctionComponent, type ReactNode } from "react";
import { ALL_PARTS, partProblem, WITHOUT_PARTS, type PartFailure } from "../../../lib/pages/left-out-parts";
import {
  isPagePart,
  isPartName,
  NAVBAR_COMPONENTS,
  NAVBAR_TYPES,
  PAGE_PARTS,
  PART_PLACES,
  type PartName,
} from "../../../lib/settings/theme-parts";
import { translate } from "../../../lib/words/translate";
import { chooseColorMode, useColorMode, type ColorMode } from "../../../ui/color-mode";
import { LOAD_NOTICE_ID, showLoadNotice } from "../../../ui/load-notice";
import { usePageInfo } from "../../../ui/page-info";
import { settings } from "../../../ui/site-settings";
import { docHooks } from "../island/doc-hooks";
import { projectAddress } from "../island/project-address";
import { moduleInBrowser, type IslandModule } from "../island/island-source";
import { errorMessage } from "../../../lib/values/error-of";

/** A component around a part of pages, or such a part. */
export type Part = FunctionComponent<Record<string, unknown>>;

/** Components for items of the navbar, by the types of these, each with the name of what it takes the place of. */
export type NavbarTypes = Readonly<Record<string, { Type: Part; name: string }>>;

/** The components by the names of their parts, and the modules that they are of, from the site's root. */
type Parts = {
  parts: Partial<Record<string, Part>> & {
    [NAVBAR_TYPES]?: Record<string, Part> | (() => never);
  };
  files: Partial<Record<string, string>>;
};

const known: Parts & { navbarTypes: NavbarTypes; hasFailed?: true } = { parts: {}, files: {}, navbarTypes: {} };

/** The project's component around a part of pages, once it is here. */
export function partOf(name: PartName): Part | undefined {
  return known.parts[name];
}

/** The project's components for items of the navbar, once they are here. */
export function navbarTypes(): NavbarTypes {
  return known.navbarTypes;
}

async function loadParts(load: () => Promise<IslandModule>): Promise<void> {
  const { siteModule } = await import("../island/site-modules");
  globalThis.___site ??= siteModule;
  Object.assign(known, await load());
  known.parts = Object.assign({ ...known.parts }, withHooks(known.parts));
  known.navbarTypes = navbarTypesOf(known);
}

/** Components whose props only hooks know, with these props. */
function withHooks({ ColorModeToggle, ...parts }: Parts["parts"]): Record<string, Part> {
  const ofSidebar = PART_PLACES.sidebar.flatMap((name): [string, Part][] => {
    const Sidebar = parts[name];
    return Sidebar ? [[name, withSidebar(Sidebar)]] : [];
  });
  return {
    ...(ColorModeToggle && { ColorModeToggle: withColorMode(ColorModeToggle) }),
    ...Object.fromEntries(ofSidebar),
  };
}

/** A component that switches the colour mode, with what Docusaurus tells it of that. */
function withColorMode(Toggle: Part): Part {
  return function ColorModeToggle(props) {
    const value = useColorMode();
    const { respectPrefersColorScheme } = settings.colorMode;
    const onChange = (mode: ColorMode | null) => chooseColorMode(mode, settings.colorMode);
    return createElement(Toggle, { value, onChange, respectPrefersColorScheme, ...props });
  };
}

/** A component around the sidebar, with the items of that. */
function withSidebar(Sidebar: Part): Part {
  return function DocSidebar(props) {
    const { path } = usePageInfo();
    const sidebar = docHooks.useDocsSidebar()?.items ?? [];
    return createElement(Sidebar, { sidebar, path: projectAddress(path), ...props });
  };
}

/** Components for items of the navbar: those of the list, and others in the place of Docusaurus'. */
function navbarTypesOf({ parts }: Parts): NavbarTypes {
  const types: Record<string, NavbarTypes[string]> = {};
  for (const [type, Type] of Object.entries(listOf(parts[NAVBAR_TYPES]))) types[type] = { Type, name: NAVBAR_TYPES };
  for (const [name, type] of Object.entries(NAVBAR_COMPONENTS)) {
    const Type = parts[name];
    if (Type) types[type] = { Type, name };
  }
  return types;
}

/** A list of components; empty for one whose module fails as it is loaded, which is told. */
function listOf(list: Record<string, Part> | (() => never) = {}): Record<string, Part> {
  if (typeof list !== "function") return list;
  try {
    return list();
  } catch (error) {
    tellPartFailure(NAVBAR_TYPES, error);
    return {};
  }
}

/**
 * Takes in the components where HTML is made; where their script fails, pages are without them. What cannot be drawn is
 * left with `leave`: the build tells of it once it knows all pages.
 */
export async function loadPartsForHtml(
  load: () => Promise<IslandModule>,
  leave: (failure: PartFailure) => void,
): Promise<void> {
  if (known.hasFailed) return;
  telling.leave = leave;
  await loadParts(load).catch((error: unknown) => {
    known.hasFailed = true;
    tellPartFailure(ALL_PARTS, error);
  });
}

/** Begins once a browser has the components, or needs none; until then the reader has the page as it was sent. */
export function withPartsInBrowser(begin: () => void): void {
  if (arePartsLost()) return begin();
  loadParts(() => moduleInBrowser(__THEME_PARTS__)).then(begin, (error: unknown) => {
    // What was clicked would wait for ever.
    window.___held?.end();
    // In develop there is no page to keep.
    if (document.getElementById(LOAD_NOTICE_ID) === null) begin();
    showLoadNotice(translate({ id: "loading.thisPage" }), error, () => withPartsInBrowser(begin));
  });
}

/** Whether this page is without all of these components, because their script fails at build. */
export function arePartsLost(): boolean {
  const isMarked = typeof document !== "undefined" && document.documentElement.hasAttribute(WITHOUT_PARTS);
  return isMarked || known.hasFailed === true;
}

const told: Record<string, true> = {};
/** Who tells of a component that cannot be drawn; in browsers the console does. */
const telling: { leave?: (failure: PartFailure) => void } = {};
const IN_BROWSERS = "Put what only browsers have into effects or `<BrowserOnly>`, and give the rest as props.";
const WITHOUT_MISSING = "Have it do without that, or put it around the original (`@theme-original/…`).";

/**
 * Tells, once, that a component for a part of pages cannot be drawn, by the part's name and what else tells it from
 * others, with its module where that is known.
 */
export function tellPartFailure(name: string, error: unknown, remedy?: string): void {
  if (told[name]) return;
  told[name] = true;
  const message = errorMessage(error);
  const [, missing] = /\b(use[A-Z]\w*)\)? is not a function/.exec(message) ?? [];
  const reason = missing ? `the site has no \`${missing}\`` : message;
  const [part = ""] = name.split(" ");
  const mending = remedy ?? (missing ? WITHOUT_MISSING : IN_BROWSERS);
  const failure = { name, file: known.files[part] ?? "src/theme", reason, remedy: mending };
  if (telling.leave) telling.leave(failure);
  else console.warn(`\n${failure.file}\n  ${partProblem(failure)}\n  → ${mending}\n`);
}

/** Draws what a component of the project stands around, given what that puts inside of it. */
type DrawOriginal = (inside?: ReactNode) => ReactNode;

/**
 * What components of the project stand around, by the names of the parts: in objects that stay the same, since React
 * draws anew what it has not taken over yet below a context that changes. Sites without such components have none of
 * this module, as long as it does nothing by itself.
 */
export const Originals = /* #__PURE__ */ createContext<Readonly<Record<string, { current: DrawOriginal }>>>({});

/**
 * What a component draws while it is seen whether it can be: modules that the site has nothing for, and its original.
 */
export type PartTrial = { absent: Set<string>; drawsOriginal: boolean };

/** That a component for a part is only tried. */
export const Trial = /* #__PURE__ */ createContext<PartTrial | undefined>(undefined);

/** The parts that a page, or a part of it, offers to a component around it. */
export type PageParts = Partial<Record<(typeof PAGE_PARTS)[keyof typeof PAGE_PARTS], ReactNode>> & {
  /** What Docusaurus gives it as its content: the text of a post, and of docs and pages the title, too. */
  body?: ReactNode;
};

/** The parts for the component around; inside of each there are none. */
export const PartsInPage = /* #__PURE__ */ createContext<PageParts | undefined>(undefined);

/** A part of the page for the component around; undefined where there is none. */
export function usePagePart(name: keyof PageParts): ReactNode {
  const parts = useContext(PartsInPage);
  return parts && createElement(PartsInPage.Provider, { value: undefined }, parts[name]);
}

/**
 * What such a component imports as `@theme-original/NAME`: the part that it stands around, and elsewhere, as in content
 * that imports it as `@theme/NAME`, what stands for that module anyway. What a copy of the theme's imports by a name of
 * a page's part is that. Undefined for other modules.
 */
export function originalPart(module: string, otherwise: Part): Part | undefined {
  const [, own = "", name = ""] = /^@theme(-original|-init)?\/(.+)$/.exec(module) ?? [];
  // A page that a project has as a whole imports its content as any other component of the theme.
  if (isPartName(name) && (own !== "" || name.startsWith("NotFound/"))) return partAround(name, otherwise);
  return isPagePart(name) ? pagePart(name, otherwise) : undefined;
}

function partAround(name: PartName, otherwise: Part): Part {
  return function Original(props) {
    const trial = useContext(Trial);
    const part = useContext(Originals)[name];
    if (part && trial) trial.drawsOriginal = true;
    return part ? part.current(props.children as ReactNode) : createElement(otherwise, props);
  };
}

function pagePart(name: keyof typeof PAGE_PARTS, otherwise: Part): Part {
  const place = PAGE_PARTS[name];
  return function PagePart(props) {
    const parts = useContext(PartsInPage);
    const isAroundThis = name in useContext(Originals);
    const part = usePagePart(place);
    if (parts && place in parts) return part;
    // Elsewhere it is the project's own, unless that is what asks for it.
    const own = !isAroundThis && isPartName(name) ? partOf(name) : undefined;
    return createElement(own ?? otherwise, props);
  };
}

/** What stands for a module that the site has nothing for: what is inside; a component that is tried notes it. */
export function absentPart(module: string): Part {
  return function AbsentPart({ children }) {
    useContext(Trial)?.absent.add(module);
    return children as ReactNode;
  };
}
