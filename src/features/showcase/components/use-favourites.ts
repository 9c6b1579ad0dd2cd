import { useState } from "react";
import { SHOWCASE_KEY, readStored, store } from "../../../ui/storage";
import { useBeforePaint } from "../../../ui/use-before-paint";
import { readFavourites, withToggled } from "../filter";

const NONE: ReadonlySet<string> = new Set();

/** The slugs of the sites that a reader keeps in this browser, in this tab as in others; none in the page's HTML. */
export function useFavourites(): { favourites: ReadonlySet<string>; toggle: (slug: string) => void } {
  const [favourites, setFavourites] = useState(NONE);
  useBeforePaint(() => {
    const read = () => setFavourites(readFavourites(readStored(SHOWCASE_KEY)));
    const follow = ({ key }: StorageEvent) => (key === SHOWCASE_KEY || key === null) && read();
    read();
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  const [toggle] = useState(() => (slug: string) => {
    setFavourites((before) => {
      const next = withToggled(before, slug);
      store(SHOWCASE_KEY, JSON.stringify([...next]));
      return next;
    });
  });
  return { favourites, toggle };
}
