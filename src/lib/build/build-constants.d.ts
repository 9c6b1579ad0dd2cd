/* What the bundler puts in the place of these names (`build/hooks/webpack.ts`), in scripts and where HTML is made. */

/** The base URL without its last slash, by Gatsby; `__BASE_PATH__` is empty in develop. */
declare const __BASE_PATH__: string;
declare const __PATH_PREFIX__: string;

/** The scripts of each template, by the name of its component. */
declare const __BUNDLES__: Record<string, string[] | undefined>;
/** The code in each page that holds its scripts back, and the code at its end. */
declare const __HOLD_SCRIPTS__: string;
declare const __END_SCRIPTS__: string;
/** The code that puts what an address asks for into attributes of `<html>`; empty on sites without. */
declare const __ADDRESS_ATTRIBUTES__: string;
/** Whether pages have classes on `<html>`. */
declare const __PAGE_CLASSES__: boolean;
/** Whether links of content show what is behind them. */
declare const __LINK_PREVIEWS__: boolean;
/** The comments in code that mark lines, for code that components make in browsers. */
declare const __MAGIC_COMMENTS__: { className: string; line?: string; block?: { start: string; end: string } }[];
/** Whether words are in forms: what takes one of them is left out where none are. */
declare const __WORD_FORMS__: boolean;

/** Whether components around parts of pages do something by themselves. */
declare const __PARTS_ACT__: boolean;

/** Addresses of files of the site, whose names change with their content; empty where a site has no such file. */
declare const __THEME_PARTS__: string;
declare const __CLIENT_MODULES__: string;
declare const __LIVE_FRAME__: string;
declare const __LIVE_MDX__: string;
declare const __MISSING_PAGE__: string;
declare const __PART_STYLES__: string;
