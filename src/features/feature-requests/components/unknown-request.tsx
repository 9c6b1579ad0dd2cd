import { withPrefix } from "gatsby";
import { decodeAddress } from "../../../lib/routes/url";
import { useInBrowser } from "../../../ui/in-browser";
import { word } from "../words";

type UnknownRequestProps = {
  /** Route of the list of requests. */
  route: string;
  /** Route of the address that shows it. */
  path: string;
};

/** Asks for the page's scripts, as `askForScripts` does, at an address that is not that of the list. */
export const UNKNOWN_REQUEST_SCRIPT = `if(location.pathname!==encodeURI(document.currentScript.dataset.route))addEventListener("DOMContentLoaded",()=>dispatchEvent(new Event("storage")),{once:true})`;

/** Says above the list at an address below it that no request is there. */
export function UnknownRequest({ route, path }: UnknownRequestProps) {
  // The HTML is the same for all addresses.
  const isKnown = !useInBrowser() || path === route || !path.startsWith(route);
  const slug = decodeAddress(path.slice(route.length).replace(/\/$/, ""));
  return (
    <>
      <script data-route={withPrefix(route)} dangerouslySetInnerHTML={{ __html: UNKNOWN_REQUEST_SCRIPT }} />
      {!isKnown && <p role="status">{word("unknown", { slug })}</p>}
    </>
  );
}
