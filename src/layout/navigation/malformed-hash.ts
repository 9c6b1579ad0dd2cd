import { decodableAddress } from "../../lib/routes/url";

/**
 * Makes the hash of a location that is about to show one that can be decoded (`#100%` becomes `#100%25`); the address
 * in the window stays as it is.
 * Gatsby decodes the hash while it draws, and takes the whole page away where that throws.
 */
export function mendHash(location: { hash: string }): void {
  location.hash = decodableAddress(location.hash);
}
