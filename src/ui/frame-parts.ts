import type { ComponentType } from "react";
import { frameParts } from "frame-parts";
import type { NavbarItem } from "../lib/navbar-config";
import type { PageInfo } from "./page-info";

/**
 * A part in the navbar: it shows where an item of `src/site.ts` has the type `itemType` (`search`, or one that begins
 * with `custom-`), and gets that item;
 * with a `position` it shows at the end of that side where no item names it.
 */
export type NavbarPart = {
  place: "navbar";
  itemType: string;
  position?: "left" | "right";
  Component: ComponentType<{ item?: NavbarItem }>;
};

/** A part below every article. */
export type BelowArticlePart = { place: "below-article"; Component: ComponentType<{ page: PageInfo }> };

/** What a feature gives the frame: its `frame.tsx` exports a list of these as `parts`. */
export type FramePart = NavbarPart | BelowArticlePart;

/** The parts of all features for the navbar. */
export function navbarParts(): NavbarPart[] {
  return frameParts.filter((part) => part.place === "navbar");
}

/** The parts of all features for below an article. */
export function belowArticleParts(): BelowArticlePart[] {
  return frameParts.filter((part) => part.place === "below-article");
}
