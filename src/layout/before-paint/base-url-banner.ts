import { scriptJson } from "../../lib/html/html-text";
import { translate } from "../../lib/words/translate";
import { BASE_URL_BANNER_STYLE, STYLE_PROBE } from "../../theme/styles/base-url-banner";

const ID = "base-url-banner";

/**
 * Script text that shows a banner where the site's files are not at its base URL, and suggests another one. It runs
 * once the stylesheet of the page has come or failed, and compares addresses first, so that everyone else pays for two
 * comparisons. The page's own route, without the base URL, is in `window.pagePath` by then.
 */
export function baseUrlScript(baseUrl: string): string {
  const message = translate({ id: "baseUrl.wrong" }, { configured: baseUrl });
  const [base, text, style] = [baseUrl, message, BASE_URL_BANNER_STYLE].map(scriptJson);
  return [
    `(function(b,r){var p=location.pathname.replace(/\\/?(index\\.html)?$/,"/"),s=p.slice(0,-r.length)+"/",e;`,
    `if(s!==b&&p.endsWith(r)&&!getComputedStyle(document.documentElement).getPropertyValue("${STYLE_PROBE}")){`,
    `e=document.createElement("p");e.id="${ID}";e.style.cssText=${style};e.textContent=${text}.split("{suggested}").join(s);document.body.prepend(e)}`,
    `})(${base},encodeURI(pagePath));`,
  ].join("");
}

/** Takes the banner away: scripts that run have come from the right place. */
export function removeBaseUrlBanner(): void {
  document.getElementById(ID)?.remove();
}
