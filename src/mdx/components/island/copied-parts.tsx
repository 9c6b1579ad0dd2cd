import { useState, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { translate } from "../../../lib/words/translate";
import { closeAnnouncement } from "../../../ui/announcement";
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
import { settings } from "../../../ui/site-settings";
import { Link } from "./link";
import { projectAddress } from "./project-address";

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

const Nothing = () => null;
/** What the site has by itself, in its frame, in heads of pages or beside another part. */
const DONE = [
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

/** These parts as modules, by their names. */
export const copiedParts: Readonly<Record<string, { default: unknown }>> = {
  "@theme/Footer/Layout": { default: Layout },
  "@theme/Footer/Links": { default: FooterLinks },
  "@theme/Footer/Links/MultiColumn": { default: ({ columns }: { columns: Links }) => <FooterLinks links={columns} /> },
  "@theme/Footer/Links/Simple": { default: FooterLinks },
  "@theme/Footer/LinkItem": { default: ({ item }: { item: FooterItem }) => <FooterLink item={item} /> },
  "@theme/Footer/Logo": { default: FooterLogo },
  "@theme/Footer/Copyright": { default: FooterCopyright },
  "@theme/AnnouncementBar/Content": { default: AnnouncementContent },
  "@theme/AnnouncementBar/CloseButton": { default: AnnouncementCloseButton },
  "@theme/DocBreadcrumbs/Items/Home": { default: HomeItem },
  "@theme/Blog/Components/Author": { default: BlogAuthor },
  "@theme/BlogLayout": { default: BlogLayout },
  "@theme/BlogPostItem/Container": { default: Article },
  ...Object.fromEntries(DONE.map((name) => [`@theme/${name}`, { default: Nothing }])),
};
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

/** Whether the announcement shows, and what closes it. CSS hides one that was closed on an earlier visit. */
function useAnnouncementBar() {
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    closeAnnouncement();
    setClosed(true);
  };
  return { isActive: settings.announcementBar !== undefined && !isClosed, close };
}

/** Hooks that such copies use. */
export const copiedPartsHooks = {
  useAnnouncementBar,
  // Pages have such data by themselves.
  useBreadcrumbsStructuredData: () => ({}),
  useHomePageRoute: () => ({ path: projectAddress("/"), exact: true }),
};
