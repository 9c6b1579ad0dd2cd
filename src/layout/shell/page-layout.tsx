import type { ReactNode } from "react";
import { translate } from "../../lib/words/translate";
import { AnnouncementBar } from "./announcement-bar";
import { BackToTop } from "./back-to-top";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { useMobileMenuAhead } from "../navbar/mobile-menu";
import { Navbar } from "../navbar/navbar";
import { PageComponent } from "./page-component";
import { AroundPart } from "../../mdx/components/project/around-part";
import { PlainParts } from "../../ui/plain-parts";
import { usePageInfo } from "../../ui/page-info";
import { settings } from "../../ui/site-settings";
import { Sidebar } from "../sidebar/sidebar";

/** Components of a project of Docusaurus look for the root of its pages. */
const OF_DOCUSAURUS = { id: "__docusaurus" };

/**
 * The frame of every page: skip link, announcement, navbar, the page beside its sidebar, footer. Needs page info and
 * docs data around it.
 */
export function PageLayout({ children }: { children: ReactNode }) {
  const { path, sidebarFile } = usePageInfo();
  useMobileMenuAhead();
  const { announcementBar, navbar, colorMode, i18n, footer } = settings;
  return (
    <div className="site-layout" {...(__PAGE_CLASSES__ && OF_DOCUSAURUS)}>
      <a href="#main" className="skip">
        {translate({ id: "skip.toMain" })}
      </a>
      <AroundPart place="announcement">
        {announcementBar && <AnnouncementBar announcement={announcementBar} />}
      </AroundPart>
      <AroundPart place="navbar">
        <Navbar navbar={navbar} colorMode={colorMode} i18n={i18n} />
      </AroundPart>
      <div className="page" data-sidebar={sidebarFile !== undefined}>
        {sidebarFile && <Sidebar key={sidebarFile} path={path} />}
        <main id="main" tabIndex={-1}>
          <ErrorBoundary key={path}>
            <PageComponent route={path} page={children} />
          </ErrorBoundary>
        </main>
      </div>
      <BackToTop />
      <AroundPart place="siteFooter">
        <Footer footer={footer} />
      </AroundPart>
      <PlainParts place="overlay" />
    </div>
  );
}
