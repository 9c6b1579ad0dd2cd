import type { ReactNode } from "react";
import { AroundFrame } from "../../mdx/components/project/around-part";
import { Plain } from "../../mdx/components/project/plain";
import { PageLayout } from "./page-layout";

type LayoutProps = { children: ReactNode };

/** The frame of every page, with the project's components around it; nothing more on sites that have none. */
export const SiteLayout = __THEME_PARTS__ === "" ? PageLayout : ProjectLayout;

function ProjectLayout({ children }: LayoutProps): ReactNode {
  return (
    <AroundFrame name="Layout" frame={WithProvider}>
      {children}
    </AroundFrame>
  );
}

function WithProvider({ children }: LayoutProps): ReactNode {
  return (
    <AroundFrame name="Layout/Provider" frame={Plain}>
      <PageLayout>{children}</PageLayout>
    </AroundFrame>
  );
}
