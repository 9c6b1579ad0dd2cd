import { translate } from "../../lib/translate";
import { DocCardLinks } from "../../ui/doc-cards";
import { settings } from "../../ui/site-settings";
import { useNavbarEntries } from "../navbar/use-navbar-entries";

/** The home page and the links on the left of the navbar as cards: the main sections of the site. */
export function MainSections() {
  const { left } = useNavbarEntries(settings.navbar.items, settings.i18n);
  const links = left.flatMap((entry) =>
    entry.kind === "link" ? [{ label: entry.label ?? "", href: entry.href }] : [],
  );
  const cards = [{ label: translate({ id: "notFound.home" }), href: "/" }, ...links];
  return <DocCardLinks cards={cards.map((card) => ({ ...card, icon: card.href === "/" ? "home" : "folder" }))} />;
}
