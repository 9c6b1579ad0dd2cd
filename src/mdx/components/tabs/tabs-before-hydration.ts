import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { tabGroupKey } from "../../../ui/storage";

/** What the HTML of a page with tabs for `tabsScript` contains; other pages need no such script. */
export const TABS_MARK = "data-tab-";

/** Names of the bundles that tabs in the HTML of a page ask for, as `tabs.tsx` names them. */
export function tabBundles(html: string): string[] {
  return html.includes('role="tablist"') ? ["tab-behaviour"] : [];
}

/**
 * Script text for the end of a page: opens the tabs that the address or an earlier choice names, before React does the
 * same as it takes over, so that nothing moves then. For lazy tabs, whose panels are not in the page, it asks for
 * the page's scripts.
 */
export function tabsScript(): string {
  // A template of the script's own, which puts the group where it belongs in the key.
  const key = `\`${tabGroupKey("${d.tabGroup}")}\``;
  return [
    "(()=>{let q=new URLSearchParams(location.search),s;try{s=localStorage}catch{}",
    'for(let e of document.querySelectorAll("[data-tab-group],[data-tab-query]")){',
    "let[r,...p]=e.children,t=[...r.children],d=e.dataset,f=v=>t.findIndex(b=>b.value===v),n=d.tabQuery?f(q.get(d.tabQuery)):-1;",
    `if(n<0&&s&&d.tabGroup)n=f(s.getItem(${key}));`,
    `if(p[n]?.firstChild)t.forEach((b,i)=>{b.setAttribute("aria-selected",i===n);p[i].tabIndex=b.tabIndex=i===n?0:-1;p[i].hidden=i!==n});else if(p[n])e.setAttribute("${NEEDS_SCRIPTS}","now")}})()`,
  ].join("");
}
