import { scriptJson } from "../../lib/html/html-text";
import { translate } from "../../lib/words/translate";
import { isExternal } from "../../lib/routes/url";
import { BASE_URL_BANNER_STYLE, STYLE_PROBE } from "../../theme/styles/base-url-banner";

const ID = "base-url-banner";

/**
 * What runs where a page is at another address than its own: it asks for the page's icon, which a page that holds its
 * stylesheet has, too; an icon of another site tells nothing, so there the stylesheet does. The end goes behind what is
 * done where the file is missing.
 */
const PROBES = {
  icon: ["){e=new Image;e.onerror=function(){", '};e.src=document.querySelector("[rel=icon]").href}'],
  style: [`&&!getComputedStyle(document.documentElement).getPropertyValue("${STYLE_PROBE}")){`, "}"],
};

/**
 * Script text that shows a banner where the site's files are not at its base URL, and suggests another one. It runs
 * once the stylesheet of the page has come or failed, and compares addresses first, so that everyone else pays for two
 * comparisons. The page's own route, without the base URL, is in `window.pagePath` by then; `icon` is the address of
 * the site's icon, empty where it has none.
 */
export function baseUrlScript(baseUrl: string, icon: string): string {
  const message = translate({ id: "baseUrl.wrong" }, { configured: baseUrl });
  const [base, text, style] = [baseUrl, message, BASE_URL_BANNER_STYLE].map(scriptJson);
  const [begin, end] = PROBES[icon === "" || isExternal(icon) ? "style" : "icon"];
  return [
    `(function(b,r){var p=location.pathname.replace(/\\/?(index\\.html)?$/,"/"),s=p.slice(0,-r.length)+"/",e;`,
    `if(s!==b&&p.endsWith(r)${begin}`,
    `e=document.createElement("p");e.id="${ID}";e.style.cssText=${style};e.textContent=${text}.split("{suggested}").join(s);document.body.prepend(e)${end}`,
    `})(${base},encodeURI(pagePath));`,
  ].join("");
}

/** Takes the banner away: scripts that run have come from the right place. */
export function removeBaseUrlBanner(): void {
  document.getElementById(ID)?.remove();
}
