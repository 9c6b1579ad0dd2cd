import { useState, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { isExternal, isPathname, withLeadingSlash } from "../../../lib/routes/url";
import { translate } from "../../../lib/words/translate";
import type { SidebarItem } from "../../../lib/docs/sidebar-tree";
import { closeAnnouncement, isAnnouncementClosed } from "../../../ui/announcement";
import {
  FooterCopyright,
  FooterLayout,
  FooterLink,
  FooterLinks,
  FooterLogo,
  type FooterItem,
  type FooterLayoutProps,
} from "../../../ui/footer-parts";
import { Icon } from "../../../ui/icons";
import { LastUpdate } from "../../../ui/last-update";
import { settings } from "../../../ui/site-settings";
import { TagList } from "../../../ui/tag-list";
import { useBeforePaint } from "../../../ui/use-before-paint";
import { themeClassNames } from "../../theme-class-names";
import { Link } from "./link";
import { projectAddress, routeOfAddress } from "./project-address";

/*
 * What copies of Docusaurus' components are made of. A project that changed one of them has the others from the theme.
 */

function Layout({ style = "light", ...parts }: Partial<FooterLayoutProps>) {
  return <FooterLayout style={style} {...parts} />;
}

function AnnouncementContent(props: ComponentPropsWithoutRef<"div">) {
  return <div {...props} dangerouslySetInnerHTML={{ __html: settings.announcementBar?.content ?? "" }} />;
}

function AnnouncementCloseButton({ className = "", ...props }: ComponentPropsWithoutRef<"button">) {
  return (
    <button
      type="button"
      aria-label={translate({ id: "announcement.close" })}
      {...props}
      className={`clean-btn close ${className}`.trim()}
    >
      <Icon name="close" />
    </button>
  );
}

/** What stands around a post: its text, and the headings beside it. */
function BlogLayout({ toc, children }: { toc?: ReactNode; children?: ReactNode }) {
  return (
    <div className="with-toc">
      <div className="page-article">{children}</div>
      {toc}
    </div>
  );
}

const Article = ({ className, children }: ComponentPropsWithoutRef<"article">) => (
  <article className={className}>{children}</article>
);

type Author = Partial<Record<"name" | "title" | "url" | "imageURL" | "email", string>> & {
  page?: { permalink: string };
};

function BlogAuthor({ author, className = "" }: { author: Author; className?: string }) {
  const { name, title, url, imageURL, email, page } = author;
  const href = page?.permalink ?? url ?? (email && `mailto:${email}`);
  return (
    <div className={`avatar ${className}`.trim()}>
      {imageURL && <img className="avatar__photo" src={imageURL} alt={name ?? ""} />}
      <div className="avatar__intro">
        <div className="avatar__name">{href ? <Link href={href}>{name}</Link> : name}</div>
        {title && <small>{title}</small>}
      </div>
    </div>
  );
}

type Edited = { editUrl?: string; lastUpdatedAt?: number; lastUpdatedBy?: string; className?: string };

function LastUpdated({ lastUpdatedAt, lastUpdatedBy }: Edited) {
  if (lastUpdatedAt === undefined && lastUpdatedBy === undefined) return null;
  const date = lastUpdatedAt && new Date(lastUpdatedAt).toISOString().slice(0, 10);
  return (
    <LastUpdate date={date || null} author={lastUpdatedBy ?? null} className={themeClassNames.common.lastUpdated} />
  );
}

function EditMetaRow({ editUrl, className = "", ...updated }: Edited) {
  return (
    <div className={`page-footer ${className}`.trim()}>
      {editUrl && (
        <Link to={editUrl} className={themeClassNames.common.editThisPage}>
          {translate({ id: "page.edit" })}
        </Link>
      )}
      <LastUpdated {...updated} />
    </div>
  );
}

/** A link of a footer as a configuration has it: its route may lack the slash at the start, needed on other pages. */
function fromRoot(item: FooterItem): FooterItem {
  const { to } = item;
  if (to === undefined || to.startsWith("#") || isExternal(to) || isPathname(to)) return item;
  return { ...item, to: withLeadingSlash(to) };
}

function CopiedLinks({ links }: { links: Links }) {
  const rooted = links.map((entry) =>
    "items" in entry ? { ...entry, items: entry.items.map(fromRoot) } : fromRoot(entry),
  );
  return <FooterLinks links={rooted} />;
}

type Tag = { label: string; permalink: string; count?: number };

function TagsListInline({ tags }: { tags: readonly Tag[] }) {
  return <TagList tags={tags.map((tag) => ({ ...tag, permalink: routeOfAddress(tag.permalink) }))} />;
}

const Nothing = () => null;
/** What the site has by itself, in its frame, in heads of pages or beside another part. */
const DONE = [
  "BlogSidebar",
  "Blog/Components/Author/Socials",
  "BlogPostItem/Footer/ReadMoreLink",
  "BlogPostPage/Metadata",
  "BlogPostPage/StructuredData",
  "ContentVisibility",
  "ContentVisibility/Draft",
  "ContentVisibility/Unlisted",
  "DocBreadcrumbs/StructuredData",
  "DocItem/Metadata",
  "DocItem/TOC/Mobile",
  "SearchMetadata",
  "TOCCollapsible",
  "Unlisted",
];

/** These parts as modules, by their names; a function, so that sites without such components have none of them. */
export const copiedParts = (): Readonly<Record<string, { default: unknown }>> => ({
  "@theme/Footer/Layout": { default: Layout },
  "@theme/Footer/Links": { default: CopiedLinks },
  "@theme/Footer/Links/MultiColumn": { default: ({ columns }: { columns: Links }) => <CopiedLinks links={columns} /> },
  "@theme/Footer/Links/Simple": { default: CopiedLinks },
  "@theme/Footer/LinkItem": { default: ({ item }: { item: FooterItem }) => <FooterLink item={fromRoot(item)} /> },
  "@theme/Footer/Logo": { default: FooterLogo },
  "@theme/Footer/Copyright": { default: FooterCopyright },
  "@theme/AnnouncementBar/Content": { default: AnnouncementContent },
  "@theme/AnnouncementBar/CloseButton": { default: AnnouncementCloseButton },
  "@theme/DocBreadcrumbs/Items/Home": { default: HomeItem },
  "@theme/Blog/Components/Author": { default: BlogAuthor },
  "@theme/BlogLayout": { default: BlogLayout },
  "@theme/EditMetaRow": { default: EditMetaRow },
  "@theme/LastUpdated": { default: LastUpdated },
  "@theme/TagsListInline": { default: TagsListInline },
  "@theme/BlogPostItem/Container": { default: Article },
  ...Object.fromEntries(DONE.map((name) => [`@theme/${name}`, { default: Nothing }])),
});
type Links = Parameters<typeof FooterLinks>[0]["links"];

function HomeItem() {
  return (
    <li className="breadcrumbs__item">
      <a aria-label={translate({ id: "breadcrumbs.home" })} className="breadcrumbs__link" href={projectAddress("/")}>
        <Icon name="home" />
      </a>
    </li>
  );
}

/** Whether the announcement shows, and what closes it. */
function useAnnouncementBar() {
  const [isClosed, setClosed] = useState(false);
  useBeforePaint(() => setClosed(isAnnouncementClosed()), []);
  const close = () => {
    closeAnnouncement();
    setClosed(true);
  };
  return { isActive: settings.announcementBar !== undefined && !isClosed, close };
}

/** The first page that a category of a sidebar, or a link in it, leads to. */
function findFirstSidebarItemLink(item: SidebarItem): string | undefined {
  if (item.type === "html") return undefined;
  if (item.type === "link" || item.href !== undefined) return item.href;
  return item.items.map(findFirstSidebarItemLink).find((href) => href !== undefined);
}

/** Hooks and functions that such copies use. */
export const copiedPartsHooks = () => ({
  useAnnouncementBar,
  findFirstSidebarItemLink,
  useDocsPreferredVersionByPluginId: () => ({}),
  // The page shows by itself which items and headings are current.
  useTOCHighlight: () => undefined,
  useVisibleSidebarItems: (items: unknown) => items,
  isVisibleSidebarItem: () => true,
  // Pages have such data by themselves.
  useBreadcrumbsStructuredData: () => ({}),
  useHomePageRoute: () => ({ path: projectAddress("/"), exact: true }),
});
