import type { ReactNode } from "react";
import type { NavbarItem } from "../../../lib/settings/navbar-config";
import { NAVBAR_COMPONENTS, NAVBAR_TYPES } from "../../../lib/settings/theme-parts";
import { OWN_TYPE, useItemDrawing } from "./navbar-items";
import { navbarTypes, type Part } from "./parts";

type Written = Record<string, unknown> & { type?: unknown; items?: unknown };

/** What settings have where an item does not say it. */
const DEFAULTS = {
  position: "right",
  docsPluginId: "default",
  dropdownItemsBefore: [],
  dropdownItemsAfter: [],
  dropdownActiveClassDisabled: false,
};

const typeOf = ({ type, items }: Written) =>
  typeof type === "string" ? type : Array.isArray(items) ? "dropdown" : "default";

/** An item as the site's settings have it, of what a component of the project gives to one of Docusaurus'. */
function itemOf({ mobile: _, ...given }: Written, type: string): NavbarItem {
  const { items, "aria-label": ariaLabel } = given;
  const inner = Array.isArray(items) ? items.map((item: Written) => itemOf(item, typeOf(item))) : items;
  return { ...DEFAULTS, ariaLabel, ...given, items: inner, type } as unknown as NavbarItem;
}

const ownType = (type: string): Part =>
  Object.assign((given: Written): ReactNode => useItemDrawing()(itemOf(given, type)), { [OWN_TYPE]: true });

const types: Readonly<Record<string, Part>> = Object.fromEntries(
  Object.values(NAVBAR_COMPONENTS).map((type) => [type, ownType(type)]),
);

function NavbarItemOfType(given: Written): ReactNode {
  const type = typeOf(given);
  const Type = navbarTypes()[type]?.Type ?? types[type];
  const { type: _, ...props } = given;
  return Type ? <Type {...props} /> : null;
}

/** The modules of Docusaurus' theme for items of the navbar, by their names. */
export const navbarModules: Readonly<Record<string, { default: unknown }>> = {
  "@theme/NavbarItem": { default: NavbarItemOfType },
  [`@theme/${NAVBAR_TYPES}`]: { default: types },
  ...Object.fromEntries(
    Object.entries(NAVBAR_COMPONENTS).map(([name, type]) => [`@theme/${name}`, { default: types[type] }]),
  ),
};
