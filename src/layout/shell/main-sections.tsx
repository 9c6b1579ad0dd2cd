import { translate } from "../../lib/words/translate";
import { decodeAddress, routeOf, splitUrl } from "../../lib/routes/url";
import { DocCardLinks } from "../../ui/doc-cards";
import { settings } from "../../ui/site-settings";
import { useNavbarEntries } from "../navbar/use-navbar-entries";

/**
 * The home page and the links on the left of the navbar as cards: the main sections of the site, with `kept` those of
 * these routes.
 */
export function MainSections({ kept }: { kept?: ReadonlySet<string> }) {
  const { left } = useNavbarEntries(settings.navbar.items, settings.i18n);
  const links = left.flatMap((entry) =>
    entry.kind === "link" ? [{ label: entry.label ?? "", href: entry.href }] : [],
  );
  const sections = [{ label: translate({ id: "notFound.home" }), href: "/" }, ...links];
  const cards = sections.filter(({ href }) => !kept || kept.has(decodeAddress(routeOf(splitUrl(href).path))));
  return <DocCardLinks cards={cards.map((card) => ({ ...card, icon: card.href === "/" ? "home" : "folder" }))} />;
}
