import { useCallback, useState, type ReactNode } from "react";
import type { SiteSettings } from "../../lib/settings/site-settings";
import { translate } from "../../lib/words/translate";
import { ColorModeToggle } from "../../ui/color-mode";
import { FirstPaintMark } from "../../ui/first-paint-mark";
import { Icon } from "../../ui/icons";
import { useHiddenOnScroll } from "./hidden-on-scroll";
import { MobileMenu } from "./mobile-menu";
import { AroundPart } from "../../mdx/components/project/around-part";
import { isInMenu, NavbarItems } from "./navbar-items";
import { BarWithItems } from "./project-items";
import { usePageInfo } from "../../ui/page-info";
import { SiteLink } from "../../ui/site-link";
import { useNavbarEntries } from "./use-navbar-entries";
import { SiteLogo } from "../../ui/site-logo";

type NavbarProps = {
  navbar: SiteSettings["navbar"];
  colorMode: SiteSettings["colorMode"];
  i18n: SiteSettings["i18n"];
};

/**
 * The bar at the top: brand, main menu, colour mode; on phones a button that opens the menu, with the page's sidebar in
 * it.
 */
export function Navbar({ navbar, colorMode, i18n }: NavbarProps) {
  const page = usePageInfo();
  const entries = useNavbarEntries(navbar.items, i18n);
  const { ref, hidden } = useHiddenOnScroll(navbar.hideOnScroll);
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  return (
    <>
      <header
        ref={ref}
        data-hidden={hidden}
        data-print="hide"
        data-menu-below={navbar.menuBelow}
        className="site-navbar"
      >
        <nav aria-label={translate({ id: "navbar.label" })}>
          <button
            type="button"
            className="icon-button hamburger"
            aria-label={translate({ id: "menu.open" })}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={openMenu}
          >
            <Icon name="menu" />
          </button>
          <Brand navbar={navbar} />
          <Sides {...entries} />
          <ColorModeToggle settings={colorMode} around={aroundToggle} />
        </nav>
      </header>
      <FirstPaintMark after="navbar" />
      {menuOpen && (
        <MobileMenu
          onClose={closeMenu}
          onRetry={openMenu}
          entryOf={entries.entryOf}
          entries={[...entries.left, ...entries.right].filter(isInMenu)}
          path={page.path}
          brand={<Brand navbar={navbar} />}
        />
      )}
    </>
  );
}

function Sides({ left, right, entryOf }: ReturnType<typeof useNavbarEntries>) {
  return (
    <BarWithItems entryOf={entryOf}>
      <ul className="side left">
        <NavbarItems entries={left} />
      </ul>
      <ul className="side right">
        <NavbarItems entries={right} />
      </ul>
    </BarWithItems>
  );
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function aroundToggle(button: ReactNode) {
  return <AroundPart place="colorMode">{button}</AroundPart>;
}

/** The classes that Docusaurus gives to a logo in the bar. */
const OF_LOGO = { className: "navbar__brand", imageClassName: "navbar__logo", titleClassName: "navbar__title" };

function Brand({ navbar: { logo, title } }: { navbar: SiteSettings["navbar"] }) {
  return (
    <AroundPart place="logo" props={OF_LOGO}>
      <SiteLink href={logo?.href ?? "/"} className="navbar-brand">
        {/* Screen readers would say the name twice. */}
        {logo && <SiteLogo logo={isSameText(logo.alt, title) ? { ...logo, alt: "" } : logo} />}
        <span>{title}</span>
      </SiteLink>
    </AroundPart>
  );
}
