import { createContext, useContext, type ReactNode } from "react";
import type { NavbarItem } from "../../../lib/settings/navbar-config";
import type { NavbarPart } from "../../../ui/frame-parts";
import { ProjectPart } from "./around-part";
import { arePartsLost, navbarTypes, type NavbarTypes, type Part } from "./parts";
import { Plain } from "./plain";

/** Draws an item of one of the site's own types where a component of the project stands. */
type DrawItem = (item: NavbarItem) => ReactNode;

/** How the bar, or the menu of small screens, draws items within the project's. */
const ItemDrawing = /* #__PURE__ */ createContext<DrawItem>(() => null);

/** What draws items of the site's own types within components of the project. */
export function useItemDrawing(): DrawItem {
  return useContext(ItemDrawing);
}

/** The bar, or the menu of small screens, with how it draws items within the project's; nothing more on other sites. */
export const WithItemDrawing = __THEME_PARTS__ === "" ? Plain : ItemDrawing.Provider;

/**
 * The parts of the navbar that the project's components draw, by the types of items; the bundler leaves them out of
 * sites without such components.
 */
export const projectNavbarParts: (items: readonly NavbarItem[]) => readonly NavbarPart[] =
  __THEME_PARTS__ === "" ? () => [] : partsOfProject;

function Nothing() {
  return null;
}

/** The mark of components that stand for the site's own types: no part of the project's. */
export const OWN_TYPE = "ofSite";

const made: { types?: NavbarTypes; parts: NavbarPart[] } = { parts: [] };

function partsOfProject(items: readonly NavbarItem[]): NavbarPart[] {
  if (arePartsLost()) {
    const lost = items.filter(({ type }) => type.startsWith("custom-"));
    return lost.map(({ type }) => ({ place: "navbar", itemType: type, Component: Nothing }));
  }
  const types = navbarTypes();
  if (made.types !== types) {
    const own = Object.entries(types).filter(([, { Type }]) => !(OWN_TYPE in Object(Type)));
    made.parts = own.map(([itemType, { Type, name }]) => {
      // In bar and menu at once, as in Docusaurus: components leave out what is not to show in one of them.
      return { place: "navbar", itemType, onPhones: "both", Component: itemComponent(`${name} (${itemType})`, Type) };
    });
    made.types = types;
  }
  return made.parts;
}

function itemComponent(name: string, Type: Part): NavbarPart["Component"] {
  const Item: Part = ({ drawing, given }) => (
    <ItemDrawing.Provider value={drawing as DrawItem}>
      <Type {...(given as object)} />
    </ItemDrawing.Provider>
  );
  return function ProjectItem({ item, inMenu = false }) {
    const drawing = useItemDrawing();
    const given = { ...item, type: undefined, mobile: inMenu };
    return <ProjectPart name={name} Part={Item} props={{ drawing, given }} />;
  };
}
