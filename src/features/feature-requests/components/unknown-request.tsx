import { decodeAddress } from "../../../lib/routes/url";
import { word } from "../words";

type UnknownRequestProps = {
  /** Route of the list of requests. */
  route: string;
  /** Route of the address that shows it. */
  path: string;
};

/** Says above the list at an address below it that no request is there. */
export function UnknownRequest({ route, path }: UnknownRequestProps) {
  if (path === route || !path.startsWith(route)) return null;
  const slug = decodeAddress(path.slice(route.length).replace(/\/$/, ""));
  return <p role="status">{word("unknown", { slug })}</p>;
}
