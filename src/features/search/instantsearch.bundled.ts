export { Configure, InstantSearch, useInfiniteHits, useInstantSearch } from "react-instantsearch";
export type { ConfigureProps, InstantSearchProps } from "react-instantsearch";
