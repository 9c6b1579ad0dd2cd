import { usePageInfo } from "../../../ui/page-info";
import { addressWords } from "../ui/address-words";
import { SearchButton } from "./search-button";

/** The button of search on the page of addresses that have none: it begins with the words of the address. */
export function NotFoundSearch() {
  const { path } = usePageInfo();
  return <SearchButton className="wide" query={addressWords(path)} />;
}
