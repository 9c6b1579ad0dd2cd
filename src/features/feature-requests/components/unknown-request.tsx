import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { decodeAddress } from "../../../lib/routes/url";
import { useInBrowser } from "../../../ui/in-browser";
import { word } from "../words";

type UnknownRequestProps = {
  /** Route of the list of requests. */
  route: string;
  /** Route of the address that shows it. */
  path: string;
};

/**
 * Asks for the page's scripts, as `askForScripts` does, at an address that is not that of the list. Where Gatsby would
 * read a part of that address as a query or a hash, or decode it twice, the list's own takes its place, and
 * `data-address` of the script keeps what it was.
 */
export const UNKNOWN_REQUEST_SCRIPT = `{const{pathname:p,search,hash}=location,d=document.currentScript.dataset,r=encodeURI(d.route);if(p!==r){if(/%(?:3f|23|25[\\da-f]{2})/i.test(p)){d.address=p;history.replaceState(history.state,"",r+search+hash)}addEventListener("DOMContentLoaded",()=>dispatchEvent(new Event("storage")),{once:true})}}`;

/** Says above the list at an address below it that no request is there. */
export function UnknownRequest({ route, path }: UnknownRequestProps) {
  const script = useRef<HTMLScriptElement>(null);
  const [written, setWritten] = useState<string>();
  useEffect(() => setWritten(script.current?.dataset.address), []);
  // The HTML is the same for all addresses.
  const isInBrowser = useInBrowser();
  const shown = written === undefined ? path : decodeAddress(written.slice(__PATH_PREFIX__.length));
  const isKnown = !isInBrowser || shown === route || !shown.startsWith(route);
  const slug = decodeAddress(shown.slice(route.length).replace(/\/$/, ""));
  return (
    <>
      <script
        ref={script}
        suppressHydrationWarning
        data-route={withPrefix(route)}
        dangerouslySetInnerHTML={{ __html: UNKNOWN_REQUEST_SCRIPT }}
      />
      {!isKnown && <p role="status">{word("unknown", { slug })}</p>}
    </>
  );
}
