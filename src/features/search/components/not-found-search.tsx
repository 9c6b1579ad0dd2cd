import { useInBrowser } from "../../../ui/in-browser";
import { usePageInfo } from "../../../ui/page-info";
import { addressWords } from "../ui/address-words";
import { SearchButton } from "./search-button";

/** The button of search on the page of addresses that have none: it begins with the words of the address. */
export function NotFoundSearch() {
  const { path } = usePageInfo();
  // One page is sent for all these addresses.
  const query = useInBrowser() ? addressWords(path) : "";
  return <SearchButton className="wide" query={query} />;
}
