import { below } from "../../lib/content/folder-path";
import type { TranslatedFolder } from "../../lib/content/translations";
import { isMapping } from "../../lib/values/is-mapping";
import type { DocusaurusConfig } from "../config";
import { localeFolder, localeOf, type Texts } from "../locale";
import type { DocusaurusFolder } from "./folder";

type Kind = "docs" | "blog" | "pages";

/** The name of the folder in which the translations of a plugin lie, by the plugin's kind and id. */
export function translationsOf(kind: Kind, id: string): string {
  return `docusaurus-plugin-content-${kind}${id === "default" ? "" : `-${id}`}`;
}

/**
 * A folder of content, from the project's, with that of its translations; `inside` is where these are in the folder of
 * the language. None where there is no such folder.
 */
export function translatedFolders(content: string, inside: string, project: DocusaurusFolder): TranslatedFolder[] {
  const { config, folder, has } = project;
  const translated = below(localeFolder(localeOf(config), config), inside);
  return has(translated) ? [{ folder: below(folder, content), translated: below(folder, translated) }] : [];
}

/** A configuration with the texts of navbar and footer in the language that is built. */
export function withTranslatedTheme(
  config: DocusaurusConfig,
  texts: Readonly<Record<string, Texts>>,
): DocusaurusConfig {
  const navbar = texts["docusaurus-theme-classic/navbar.json"] ?? {};
  const footer = texts["docusaurus-theme-classic/footer.json"] ?? {};
  const { themeConfig } = config;
  const bar = { ...themeConfig.navbar, items: withLabels(themeConfig.navbar.items, "item.label", navbar) };
  const foot = themeConfig.footer && {
    ...themeConfig.footer,
    links: themeConfig.footer.links.map((link) => footerLink(link, footer)),
    ...(footer.copyright !== undefined && { copyright: footer.copyright }),
    ...withAlt(themeConfig.footer, footer),
  };
  return {
    ...config,
    themeConfig: {
      ...themeConfig,
      navbar: { ...bar, ...(navbar.title !== undefined && { title: navbar.title }), ...withAlt(bar, navbar) },
      ...(foot && { footer: foot }),
    },
  };
}

function withAlt<Logo extends { alt?: string }>({ logo }: { logo?: Logo }, texts: Texts): { logo?: Logo } {
  const alt = texts["logo.alt"];
  return logo && alt !== undefined ? { logo: { ...logo, alt } } : {};
}

type Item = Record<string, unknown>;

/** Items with their labels in the language, and those of the items in them. */
function withLabels<T extends Item>(items: readonly T[], id: string, texts: Texts): T[] {
  return items.map((item) => ({
    ...item,
    ...(typeof item.label === "string" && { label: texts[`${id}.${item.label}`] ?? item.label }),
    ...(Array.isArray(item.items) && { items: withLabels(item.items.filter(isMapping), id, texts) }),
  }));
}

function footerLink(link: Item, texts: Texts): Item {
  const [own = link] = withLabels([link], "link.item.label", texts);
  return typeof link.title === "string" ? { ...own, title: texts[`link.title.${link.title}`] ?? link.title } : own;
}
