import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type SyntheticEvent } from "react";
import { Icon } from "../../ui/icons";
import type { NavbarEntry, NavbarHtml, NavbarLink, NavbarMenu, NavbarPartEntry } from "./navbar-entries";
import { FULL_LOAD } from "../../mdx/content-node";
import { SiteLink } from "../../ui/site-link";
import { useDismissal } from "../../ui/use-dismissal";
import { versionChoice } from "../../ui/version-choice-link";

/** Navbar entries as list items, for the list around them. */
export function NavbarItems({ entries }: { entries: NavbarEntry[] }) {
  return entries.map((entry, index) =>
    entry.kind === "menu" ? (
      <Dropdown key={index} menu={entry} />
    ) : (
      <li key={index} data-on-phones={entry.kind === "part" && entry.onPhones ? true : undefined}>
        <NavbarLeaf entry={entry} />
      </li>
    ),
  );
}

/** Whether an entry is in the menu of small screens. */
export function isInMenu(entry: NavbarEntry): boolean {
  return entry.kind !== "part" || entry.onPhones !== "bar";
}

type LeafProps = { entry: NavbarLink | NavbarHtml | NavbarPartEntry; inMenu?: boolean };

/** One link of the navbar, or of the menu of small screens, or the HTML or a part in the place of one. */
export function NavbarLeaf({ entry, inMenu }: LeafProps) {
  if (entry.kind === "part") return <entry.Component item={entry.item} inMenu={inMenu} />;
  if (entry.kind === "html")
    return <span className={entry.className} dangerouslySetInnerHTML={{ __html: entry.html }} />;
  if (entry.isOtherSite) return <LanguageLink {...entry} />;
  return <LeafLink key={`${entry.keepsPlace}${entry.href}`} {...entry} />;
}

/** Gives a link the query and the hash of the reader's address. */
function keepPlace({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  const { search, hash } = window.location;
  Object.assign(link, { search, hash });
}

/** Not before readers are about to follow the link: the page's HTML does not know it, and it changes as they read. */
const KEEPS_PLACE = { onFocus: keepPlace, onPointerDown: keepPlace };

/** A link to the site in another language, which is built by itself: browsers load its pages anew. */
function LanguageLink({ href, label, className, lang }: NavbarLink) {
  return (
    <a href={href} hrefLang={lang} lang={lang} className={className} {...KEEPS_PLACE} {...{ [FULL_LOAD]: "" }}>
      {label}
    </a>
  );
}

function LeafLink({ href, label, html, active, className, ariaLabel, lang, choice, keepsPlace }: NavbarLink) {
  return (
    <SiteLink
      href={href}
      isMarked={label !== "" && html === undefined}
      {...(keepsPlace && KEEPS_PLACE)}
      className={className}
      aria-label={ariaLabel}
      lang={lang}
      data-active={active || undefined}
      {...(choice && versionChoice(choice))}
    >
      <Label label={label} html={html} />
    </SiteLink>
  );
}

/** The words of an entry, or the HTML in their place. */
export function Label({ label, html }: { label: string; html?: string }) {
  return html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : label;
}

function Dropdown({ menu }: { menu: NavbarMenu }) {
  const { open, setOpen, root, handlers, toggle } = useDropdown();
  return (
    <li ref={root} data-dropdown="" {...handlers}>
      <button
        type="button"
        className={menu.className}
        aria-label={menu.mobileLabel && `${menu.mobileLabel}: ${menu.label}`}
        aria-expanded={open}
        data-active={menu.active || undefined}
        onClick={toggle}
      >
        {menu.icon && <Icon name={menu.icon} />}
        <Label label={menu.label} html={menu.html} />
        <Icon name="chevronDown" className="site-icon chevron" />
      </button>
      <div className="menu" hidden={!open}>
        <ul onClick={() => setOpen(false)}>
          {menu.items.map((item, index) => (
            <li key={index}>
              <NavbarLeaf entry={item} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/**
 * A dropdown's state: a mouse over it opens it, its button toggles it; Escape, and a click or focus elsewhere, close
 * it. Arrow keys, Home and End move the focus among its items.
 */
function useDropdown() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const hovered = useRef(false);

  useDismissal(open, root, () => setOpen(false));

  const hover =
    (over: boolean) =>
    ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      hovered.current = over;
      setOpen(over);
    };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
    // The key that opens the menu fetches what later ones do.
    const loaded = import("./menu-keys");
    const isItsOwn = open && !(ctrlKey || metaKey || altKey || shiftKey);
    if (isItsOwn && /^(Arrow(Up|Down)|Home|End)$/.test(key)) event.preventDefault();
    loaded.then(
      ({ moveFocus }) => isItsOwn && moveFocus(currentTarget, { key, timeStamp }),
      () => undefined,
    );
  };
  const enter = hover(true);
  // A mouse that was there before React hears of it enters with its next move.
  const onPointerMove = (event: PointerEvent) => !hovered.current && enter(event);
  const handlers = { onPointerEnter: enter, onPointerMove, onPointerLeave: hover(false), onKeyDown };
  // A click of the mouse that already opened the menu by hovering leaves it open; `detail` is 0 for Enter and Space.
  // A click from before React heard of it comes from a script, and the mouse may have opened the menu since.
  const toggle = ({ detail, isTrusted }: MouseEvent) =>
    setOpen(hovered.current && (detail > 0 || !isTrusted) ? true : !open);
  return { open, setOpen, root, handlers, toggle };
}
