import { themeClassNames } from "../../src/mdx/theme-class-names";

test("classes that components ask for by names of newer versions of Docusaurus are there", () => {
  const { announcementBar, common, docs, layout, page, tabs } = themeClassNames;
  expect(layout).toEqual({
    navbar: {
      container: "theme-layout-navbar",
      containerLeft: "theme-layout-navbar-left",
      containerRight: "theme-layout-navbar-right",
      mobileSidebar: { container: "theme-layout-navbar-sidebar", panel: "theme-layout-navbar-sidebar-panel" },
    },
    main: { container: "theme-layout-main" },
    footer: { container: "theme-layout-footer", column: "theme-layout-footer-column" },
  });
  expect([announcementBar.container, tabs.container]).toEqual(["theme-announcement-bar", "theme-tabs-container"]);
  expect([docs.docCard.title, common.draftBanner]).toEqual(["theme-doc-card-title", "theme-draft-banner"]);
  expect(page.blogAuthorsListPage).toBe("blog-authors-list-page");
});
