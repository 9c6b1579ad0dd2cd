import { serializeStyles } from "@emotion/serialize";
import { compile, serialize, stringify } from "stylis";
import { css, type Theme, type ThemeUIStyleObject } from "theme-ui";
import { admonition } from "./styles/admonition";
import { announcementBar } from "./styles/announcement-bar";
import { backToTop } from "./styles/back-to-top";
import { base, calm, forced, print } from "./styles/base";
import { breadcrumbs } from "./styles/breadcrumbs";
import { browserWindow } from "./styles/browser-window";
import { codeBlock } from "./styles/code-block";
import { codeTheme } from "./styles/code-theme";
import { colorGenerator } from "./styles/color-generator";
import { copyPage } from "./styles/copy-page";
import { debugLinks, debugView, withoutScripts } from "./styles/debug";
import { docCards } from "./styles/doc-cards";
import { errorBox } from "./styles/error-box";
import { externalMark } from "./styles/external-mark";
import { formulaBlock, undrawnFormulas } from "./styles/formula";
import { footer } from "./styles/footer";
import {
  archiveYear,
  home,
  notice,
  pageFooter,
  postMeta,
  postSummary,
  tagList,
  taggedPages,
  timeline,
  versionTable,
} from "./styles/lists";
import { liveCode } from "./styles/live-code";
import { loadFailure, loadNotice, spinner } from "./styles/loading";
import { diagram, diagramProblem } from "./styles/mermaid";
import { mobileMenu } from "./styles/mobile-menu";
import { navbar, navbarBrand } from "./styles/navbar";
import { pageLayout } from "./styles/page-layout";
import { pagination } from "./styles/pagination";
import { articleLayout, prose, withTocLayout } from "./styles/prose";
import { testBox, testButton, testStacking } from "./styles/test-components";
import { progressBar } from "./styles/progress-bar";
import { searchButton, searchDialog, searchMarks } from "./styles/search";
import { searchPage } from "./styles/search-page";
import { sidebarColumn, sidebarMenu } from "./styles/sidebar";
import { tocBlock, tocColumn, tocList } from "./styles/table-of-contents";
import { tabs } from "./styles/tabs";
import { versionBadge, versionBanner } from "./styles/version-banner";
import { theme } from "./theme";

/** Every rule of the site, by selector; later rules win over earlier ones of the same weight. */
export const rules: ThemeUIStyleObject = {
  ...base,
  ".lead": { color: "muted", fontSize: "lead" },
  ".prose": prose,
  ".tabs": tabs,
  ".admonition": admonition,
  ".formula-block": formulaBlock,
  ...undrawnFormulas,
  ".diagram": diagram,
  ".diagram-problem": diagramProblem,
  ".with-toc": withTocLayout,
  ".page-article": articleLayout,
  ".notice": notice,
  ".site-layout": pageLayout,
  ".site-announcement": announcementBar,
  ".site-navbar": navbar,
  ".navbar-brand": navbarBrand,
  ".mobile-menu": mobileMenu,
  ".search-button": searchButton,
  ".search-dialog": searchDialog,
  ".search-page": searchPage,
  ...searchMarks,
  ".debug-links": debugLinks,
  ".debug-view": debugView,
  ".without-scripts": withoutScripts,
  ".back-to-top": backToTop,
  ".site-sidebar": sidebarColumn,
  ".sidebar-menu": sidebarMenu,
  ".site-breadcrumbs": breadcrumbs,
  ".copy-page": copyPage,
  ".version-banner": versionBanner,
  ".version-badge": versionBadge,
  ".toc-list": tocList,
  ".toc-column": tocColumn,
  ".toc-block": tocBlock,
  ".doc-cards": docCards,
  ".tag-list": tagList,
  ".tagged-pages": taggedPages,
  ".archive-year": archiveYear,
  ".version-table": versionTable,
  ".timeline": timeline,
  ".post-summary": postSummary,
  ".post-meta": postMeta,
  ".page-footer": pageFooter,
  ".site-pagination": pagination,
  pre: codeTheme,
  ".code-block": codeBlock,
  ".live-code": liveCode,
  ".error-box": errorBox,
  ".progress-bar": progressBar,
  ".spinner": spinner,
  ".load-failure": loadFailure,
  ".load-notice": loadNotice,
  ".external-mark": externalMark,
  ".browser-window": browserWindow,
  ".color-generator": colorGenerator,
  "[data-busy] body": { cursor: "progress" },
  "[data-busy] body::before": { ...progressBar, content: '""' },
  ".test-box": testBox,
  ".test-button": testButton,
  ".test-stacking": testStacking,
  ".home": home,
  ".site-footer": footer,
  ...forced,
  ...calm,
  ...print,
};

/**
 * Rules (the site's, unless others are given) as emotion takes them, every value of the theme resolved and colours left
 * to the mode.
 */
export function resolvedRules(of: ThemeUIStyleObject = rules): ReturnType<ReturnType<typeof css>> {
  return css(of)({ ...theme, colors: variables("colors", theme.colors) } as Theme);
}

/**
 * The stylesheet of a build, and a file name that changes with it. Made once instead of in every render: a third of the
 * time per page, and no style text in its HTML.
 */
export function stylesheet(of?: ThemeUIStyleObject): { css: string; file: string } {
  const { styles, name } = serializeStyles([resolvedRules(of)]);
  return { css: serialize(compile(styles), stringify), file: `/styles.${name}.css` };
}

/**
 * Colours as theme-ui's custom properties, whose values follow the mode: `code.text` is
 * `var(--theme-ui-colors-code-text)`.
 */
function variables(name: string, values: object): object {
  const entries = Object.entries(values).filter(([key]) => key !== "modes");
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      typeof value === "object" ? variables(`${name}-${key}`, value as object) : `var(--theme-ui-${name}-${key})`,
    ]),
  );
}
