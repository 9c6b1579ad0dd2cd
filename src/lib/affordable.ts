/** Finds what is most like a text among names, nearest first. */
export type Nearest = (written: string) => string[];

/** How many names are compared at most, some seconds' worth: further mistakes are told without what may be meant. */
const MOST_COMPARED = 2_000_000;

/** A search among so many names, made once for each text; those that would take too long find nothing. */
export function affordable(find: Nearest, names: number): Nearest {
  const found = new Map<string, string[]>();
  return (written) => {
    const near = found.get(written) ?? ((found.size + 1) * names > MOST_COMPARED ? [] : find(written));
    found.set(written, near);
    return near;
  };
}
