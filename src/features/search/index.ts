import type { Feature } from "../../build/feature";
import { publishSearch } from "./publish";

/** Search in all that features declare as searched. */
export const search: Feature = {
  name: "search",
  publish: publishSearch,
};
