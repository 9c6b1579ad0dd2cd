import type { ComponentType } from "react";
import { frameParts } from "frame-parts";
import type { NavbarItem } from "../lib/settings/navbar-config";
import type { PageInfo } from "./page-info";

/**
 * A part in the navbar: it shows where an item of `src/site.ts` has the type `itemType` (`search`, or one that begins
 * with `custom-`), and gets that item, and whether it is in the menu of small screens;
 * with a `position` it shows at the end of that side where no item names it, and with `onPhones` it stays in the bar
 * where other items are in the menu, in the bar alone or in both.
 */
export type NavbarPart = {
  place: "navbar";
  itemType: string;
  position?: "left" | "right";
  onPhones?: "bar" | "both";
  Component: ComponentType<{ item?: NavbarItem; inMenu?: boolean }>;
};

/** A part at the beginning or below the end of every article. */
export type ArticlePart = { place: "above-article" | "below-article"; Component: ComponentType<{ page: PageInfo }> };

/**
 * A part that needs nothing: on the home page below its buttons, on the page of addresses that have none, at the end of
 * the footer, or as an overlay at the end of every page, such as a dialog, which shows when it is called.
 */
export type PlainPart = { place: "home" | "not-found" | "footer" | "overlay"; Component: ComponentType };

/**
 * A route that is not exact: its page, whose title this is, shows at all addresses below it that have no page of their
 * own.
 */
type RoutePart = { place: "below-route"; route: string; title: string };

/** What a feature gives the frame: its `frame.tsx` exports a list of these as `parts`. */
export type FramePart = NavbarPart | ArticlePart | PlainPart | RoutePart;

/** The parts of all features for the navbar. */
export function navbarParts(): NavbarPart[] {
  return frameParts.filter((part) => part.place === "navbar");
}

/** The parts of all features for a place of an article. */
export function articleParts(place: ArticlePart["place"]): ArticlePart[] {
  return frameParts.filter((part): part is ArticlePart => part.place === place);
}

/** The parts of all features for a place that gives them nothing. */
export function plainParts(place: PlainPart["place"]): PlainPart[] {
  return frameParts.filter((part): part is PlainPart => part.place === place);
}

/** The parts that show at all addresses below a route. */
export function routeParts(): RoutePart[] {
  return frameParts.filter((part): part is RoutePart => part.place === "below-route");
}

/** The route that is not exact, with an address below it; undefined where there is none. */
export function partAbove(path: string): RoutePart | undefined {
  return routeParts().find(({ route }) => path !== route && path.startsWith(route));
}
