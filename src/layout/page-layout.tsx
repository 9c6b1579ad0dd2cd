import type { ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import type { SiteInput } from "../lib/site-config";
import type { SidebarTree } from "../lib/sidebar-tree";
import { translate } from "../lib/translate";
import { site } from "../site";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { AnnouncementBar } from "./announcement-bar";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { Navbar } from "./navbar";
import { usePageInfo } from "./page-info";
import { Sidebar } from "./sidebar";

type PageLayoutProps = {
  children: ReactNode;
  /** Left of the article on desktop, in the menu panel on phones. */
  sidebar?: SidebarTree;
};

/** The frame of every page: skip link, announcement, navbar, the page beside its sidebar, footer. Needs page info and docs data around it. */
export function PageLayout({ children, sidebar }: PageLayoutProps) {
  const { path } = usePageInfo();
  const { announcementBar, navbar, colorMode, i18n, footer }: SiteInput = site;
  return (
    <div sx={styles}>
      <a href="#main" className="skip">{translate({ id: "skip.toMain" })}</a>
      {announcementBar && <AnnouncementBar announcement={announcementBar} />}
      <Navbar navbar={navbar} colorMode={colorMode} i18n={i18n} sidebar={sidebar} />
      <div className="page" data-sidebar={sidebar !== undefined}>
        {sidebar && <Sidebar tree={sidebar} path={path} />}
        <main id="main" tabIndex={-1}>
          <ErrorBoundary key={path}>{children}</ErrorBoundary>
        </main>
      </div>
      <Footer footer={footer} />
    </div>
  );
}

const styles: ThemeUIStyleObject = {
  display: "flex",
  flexDirection: "column",
  minHeight: "100vh",
  ".skip": {
    position: "absolute",
    top: 2,
    left: 2,
    zIndex: "skip",
    px: 4,
    py: 2,
    bg: "primary",
    color: "onPrimary",
    borderRadius: "default",
    textDecoration: "none",
    transform: "translateY(-200%)",
    "&:focus": { transform: "none" },
  },
  ".page": { flex: 1, width: "100%" },
  ".page[data-sidebar=true]": { [media.desktop]: { display: "grid", gridTemplateColumns: `${theme.sizes.sidebar} minmax(0, 1fr)` } },
  main: { width: "100%", maxWidth: "page", mx: "auto", px: [4, null, 7], py: [6, null, 8], minWidth: 0, [media.wide]: { px: 9 } },
};
