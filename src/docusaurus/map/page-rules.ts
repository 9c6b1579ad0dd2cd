/*
 * Pages that are components of a project: Docusaurus' stylesheet says how bare elements look there, and the project's
 * own says otherwise. The site's look of running text would go before both.
 */

import { ELEMENTS_LAYER } from "../../lib/style/project-layer";

const PAGE = ":where(.code-page)";
const HEADINGS = ":is(h1, h2, h3, h4, h5, h6)";
const ELEMENTS = ":is(h1, h2, h3, h4, h5, h6, p, ul, ol, li, a, img, svg, video, figure, button, strong, b)";

const HEADING = [
  "margin: var(--ifm-heading-margin-top) 0 var(--ifm-heading-margin-bottom);",
  "color: var(--ifm-heading-color);",
  "font-weight: var(--ifm-heading-font-weight);",
  "line-height: var(--ifm-heading-line-height);",
];
const SIZES = [1, 2, 3, 4, 5, 6].map((level) => `${PAGE} h${level} { font-size: var(--ifm-h${level}-font-size); }`);

/**
 * The rules of bare elements on such pages, of headings' fonts and code in blocks on all, which a project may
 * overwrite; and what takes the site's own rules from such pages.
 */
export function pageRules(): { layered: string; elements: string } {
  return {
    layered: [
      `${PAGE} ${ELEMENTS} { box-sizing: border-box; }`,
      `${HEADINGS} { font-family: var(--ifm-heading-font-family, inherit); }`,
      "pre code { border: none; background: transparent; color: inherit; font-size: inherit; }",
      `${PAGE} ${HEADINGS} { ${HEADING.join(" ")} }`,
      ...SIZES,
      `${PAGE} p { margin: 0 0 var(--ifm-paragraph-margin-bottom); }`,
      `${PAGE} :is(ul, ol) { margin: 0 0 var(--ifm-list-margin); padding-inline-start: var(--ifm-list-left-padding); }`,
      `${PAGE} a { color: var(--ifm-link-color); text-decoration: var(--ifm-link-decoration, none); }`,
      `${PAGE} a:hover { color: var(--ifm-link-hover-color); text-decoration: var(--ifm-link-hover-decoration); }`,
      `${PAGE} img { max-width: 100%; }`,
      // A line that is a border, which a project may take away.
      `${PAGE} :not(pre) > code { border: 1px solid var(--ifm-toc-border-color); box-shadow: none; }`,
    ].join("\n"),
    // Heavier than the site's rules of bare elements.
    elements: `${ELEMENTS_LAYER} {\nhtml body ${PAGE} ${ELEMENTS} { all: revert-layer; }\n}`,
  };
}
