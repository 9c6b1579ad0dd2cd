import { serializeStyles } from "@emotion/serialize";
import { compile, serialize, stringify } from "stylis";
import { css, type Theme, type ThemeUIStyleObject } from "theme-ui";
import { admonition } from "./styles/admonition";
import { announcementBar } from "./styles/announcement-bar";
import { backToTop } from "./styles/back-to-top";
import { base, calm, forced, moreContrast, print } from "./styles/base";
import { breadcrumbs } from "./styles/breadcrumbs";
import { browserWindow } from "./styles/browser-window";
import { codeBlock, codeLines } from "./styles/code-block";
import { codeTheme } from "./styles/code-theme";
import { colorGenerator } from "./styles/color-generator";
import { copyPage } from "./styles/copy-page";
import { debugLinks, debugView, withoutScripts } from "./styles/debug";
import { docCards } from "./styles/doc-cards";
import { errorBox } from "./styles/error-box";
import { externalMark } from "./styles/external-mark";
import { fileTree } from "./styles/file-tree";
import { formulaBlock, undrawnFormulas } from "./styles/formula";
import { footer } from "./styles/footer";
import {
  archiveYear,
  authorSocials,
  nearestPages,
  notice,
  pageFooter,
  postMeta,
  postOrigin,
  postSummary,
  tagList,
  taggedPages,
  timeline,
  versionTable,
} from "./styles/lists";
import { glossary, glossaryLetters, term } from "./styles/glossary";
import { home } from "./styles/home";
import { linkPreview } from "./styles/link-preview";
import { liveCode } from "./styles/live-code";
import { loadFailure, loadNotice, spinner } from "./styles/loading";
import { diagram, diagramProblem } from "./styles/mermaid";
import { mobileMenu } from "./styles/mobile-menu";
import { navbar, navbarBrand } from "./styles/navbar";
import { changedText, contributors, docChanges, pageQuestion } from "./styles/page-end";
import { pageLayout } from "./styles/page-layout";
import { pagination } from "./styles/pagination";
import { articleLayout, prose, withTocLayout } from "./styles/prose";
import { testBox, testButton, testStacking } from "./styles/test-components";
import { progressBar } from "./styles/progress-bar";
import { clearMarks, searchButton, searchDialog, searchMarks, searchResults } from "./styles/search";
import { searchPage } from "./styles/search-page";
import { featureRequestFacts, featureRequests, showcase } from "./styles/filtered-lists";
import { sidebarColumn, sidebarMenu } from "./styles/sidebar";
import { steps } from "./styles/steps";
import { tocBar, tocBlock, tocColumn, tocList } from "./styles/table-of-contents";
import { tabs } from "./styles/tabs";
import { keptLine, updatePopup } from "./styles/kept-site";
import { versionBadge, versionBanner } from "./styles/version-banner";
import { unreleasedMark, unreleasedNote } from "./styles/unreleased";
import { enlargedPicture, zoomable, zoomMarks } from "./styles/zoomable";
import { inStyleElement } from "../lib/style/project-layer";
import { theme } from "./theme";
import type { StyleNames } from "./page-styles";

/** The rules that every page needs, by selector; later rules win over earlier ones of the same weight. */
export const rules: ThemeUIStyleObject = {
  ...base,
  ".site-lead": { color: "muted", fontSize: "lead" },
  ".link-row": { fontSize: "small", color: "muted" },
  ".prose": prose,
  ".tabs": tabs,
  ".admonition": admonition,
  ...undrawnFormulas,
  ".diagram": diagram,
  ".with-toc": withTocLayout,
  ".page-article": articleLayout,
  ".site-notice": notice,
  ".site-layout": pageLayout,
  ".site-announcement": announcementBar,
  ".site-navbar": navbar,
  ".navbar-brand": navbarBrand,
  ".search-button": searchButton,
  ".search-dialog": searchDialog,
  ".page-question": pageQuestion,
  ".contributors": contributors,
  ".doc-changes": docChanges,
  ".page-changes": { mt: 6 },
  ...searchMarks,
  ".without-scripts": withoutScripts,
  ".back-to-top": backToTop,
  ".site-sidebar": sidebarColumn,
  ".sidebar-menu": sidebarMenu,
  ".site-breadcrumbs": breadcrumbs,
  ".copy-page": copyPage,
  ".version-banner": versionBanner,
  ".version-badge": versionBadge,
  ".unreleased-mark": unreleasedMark,
  ".unreleased-note": unreleasedNote,
  ".toc-list": tocList,
  ".toc-column": tocColumn,
  ".toc-bar": tocBar,
  ".toc-block": tocBlock,
  ".doc-cards": docCards,
  ".tag-list": tagList,
  ".page-footer": pageFooter,
  ".site-pagination": pagination,
  pre: codeTheme,
  ".code-block": codeBlock,
  ".progress-bar": progressBar,
  ".site-spinner": spinner,
  ".load-failure": loadFailure,
  ".load-notice": loadNotice,
  ".external-mark": externalMark,
  "[data-busy] body": { cursor: "progress" },
  "[data-busy] body::before": { ...progressBar, content: '""' },
  // Both attributes are of `<html>`.
  "[dir=rtl][data-busy] body::before": { transformOrigin: "right" },
  ".site-footer": footer,
  ...moreContrast,
  ...forced,
  ...calm,
  ...print,
};

/** Rules of what scripts alone show: they come with these. */
export const scriptRules: ThemeUIStyleObject = {
  ".mobile-menu": mobileMenu,
  ".changed-text": changedText,
  ".error-box": errorBox,
  ".clear-marks": clearMarks,
};

/** Rules of what few pages have, by class: they stand in the HTML of those pages, and come to others with scripts. */
export const partRules = {
  ".site-home": home,
  ".tagged-pages": taggedPages,
  ".archive-year": archiveYear,
  ".version-table": versionTable,
  ".site-timeline": timeline,
  ".post-summary": postSummary,
  ".post-meta": postMeta,
  ".author-socials": authorSocials,
  ".post-origin": postOrigin,
  ".site-showcase": showcase,
  ".feature-requests": featureRequests,
  ".feature-request-facts": featureRequestFacts,
  ".search-page": searchPage,
  ".nearest-pages": nearestPages,
  ".debug-links": debugLinks,
  ".debug-view": debugView,
  ".formula-block": formulaBlock,
  ".diagram-problem": diagramProblem,
  ".zoomable": zoomable,
  // No HTML has these by themselves: they come with scripts, a moment after what pages show at first.
  ".zoomable:where(*)": zoomMarks,
  ".search-dialog:where(*)": searchResults,
  ".enlarged-picture": enlargedPicture,
  ".link-preview": linkPreview,
  ".update-popup": updatePopup,
  ".kept-line": keptLine,
  ".live-code": liveCode,
  ".code-lines": codeLines,
  ".browser-window": browserWindow,
  ".steps": steps,
  ".file-tree": fileTree,
  ".glossary-term": term,
  ".glossary-letters": glossaryLetters,
  ".glossary-list": glossary,
  ".color-generator": colorGenerator,
  ".test-box": testBox,
  ".test-button": testButton,
  ".test-stacking": testStacking,
} satisfies ThemeUIStyleObject;

/** A stylesheet as a build writes it: its text, and the path of its file on the site. */
type Stylesheet = { css: string; file: string };

/** The stylesheets of a build: of what every page needs, of what few pages have, and of what scripts alone show. */
type Stylesheets = Record<"all" | "parts" | "scripts", Stylesheet>;

let made: ReturnType<typeof makeStyles> | undefined;

/**
 * All stylesheets of a build, with the styles of a project behind those for every page; the site's own are made once in
 * a process, since nothing changes them while it runs.
 */
export function stylesheets(ofProject: readonly string[]): Stylesheets {
  const { all, parts, scripts } = (made ??= makeStyles());
  return { all: withProject(all, ofProject), parts, scripts };
}

/** The path on the site of the stylesheet of what few pages have, which scripts load and no page names. */
export function partStylesheet(): string {
  return (made ??= makeStyles()).parts.file;
}

/** What the program that renders pages has to know of stylesheets, as JSON. */
export function styleNames(ofProject: readonly string[]): StyleNames {
  const { all, scripts } = stylesheets(ofProject);
  const { rulesByClass } = (made ??= makeStyles());
  // In HTML, this would end the element.
  return { all: all.file, css: inStyleElement(all.css), scripts: scripts.file, parts: rulesByClass };
}

function withProject({ css, file }: Stylesheet, ofProject: readonly string[]): Stylesheet {
  if (ofProject.length === 0) return { css, file };
  const text = [css, ...ofProject].join("\n");
  return { css: text, file: fileOf("styles", text) };
}

function makeStyles() {
  const all = stylesheet();
  const parts = stylesheet(partRules, "styles-parts");
  const scripts = stylesheet(scriptRules, "styles-scripts");
  const ofClasses = Object.entries(partRules).map(([selector, part]) => [
    selector.slice(1),
    stylesheet({ [selector]: part }).css,
  ]);
  return { all, parts, scripts, rulesByClass: Object.fromEntries(ofClasses) as Record<string, string> };
}

/**
 * Rules (the site's, unless others are given) as emotion takes them, every value of the theme resolved and colours left
 * to the mode.
 */
export function resolvedRules(of: ThemeUIStyleObject = rules): ReturnType<ReturnType<typeof css>> {
  return css(of)({ ...theme, colors: variables("colors", theme.colors) } as Theme);
}

/**
 * A stylesheet of a build, of the rules that every page needs unless others are given, and a file name that changes
 * with it. Made once instead of in every render, which takes a third less time for a page.
 */
export function stylesheet(of?: ThemeUIStyleObject, name = "styles"): Stylesheet {
  const { styles } = serializeStyles([resolvedRules(of)]);
  return { css: serialize(compile(styles), stringify), file: fileOf(name, styles) };
}

function fileOf(name: string, styles: string): string {
  // Emotion writes its digest, a number of 32 bits, to the base 36. Projects of Docusaurus look for one to the base 16,
  // and with a 0 before it it is known as a digest.
  const digest = parseInt(serializeStyles([styles]).name.replace(/-.*$/, ""), 36);
  return `/${name}.${digest.toString(16).padStart(9, "0")}.css`;
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
