import type { NavbarItem } from "../../lib/settings/navbar-config";
import { AroundPart } from "../../mdx/components/project/around-part";
import type { FramePart } from "../../ui/frame-parts";
import { NotFoundSearch } from "./components/not-found-search";
import { ResultMarks } from "./components/result-marks";
import { SearchButton } from "./components/search-button";
import { SearchDialog } from "./components/search-dialog";

const NavbarSearch = ({ item }: { item?: NavbarItem }) => (
  <AroundPart place="search">
    <SearchButton className={item?.type === "search" ? item.className : undefined} />
  </AroundPart>
);
const HomeSearch = () => <SearchButton className="wide" />;

/** The feature's parts of the frame: buttons, the dialog that they open, and the marks on the page of a result. */
export const parts: FramePart[] = [
  { place: "navbar", itemType: "search", position: "right", onPhones: "bar", Component: NavbarSearch },
  { place: "home", Component: HomeSearch },
  { place: "not-found", Component: NotFoundSearch },
  { place: "overlay", Component: SearchDialog },
  { place: "overlay", Component: ResultMarks },
];
