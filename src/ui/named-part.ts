import { decodeAddress } from "../lib/routes/url";

/** The part of the page that a hash such as `#name` names: null where there is none, undefined without a hash. */
export function namedPart(hash: string): HTMLElement | null | undefined {
  return hash ? document.getElementById(decodeAddress(hash.slice(1))) : undefined;
}
