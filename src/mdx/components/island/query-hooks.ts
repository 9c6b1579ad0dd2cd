import { useCallback, useEffect, useState } from "react";

/** What components of a page tell each other of when they change its query. */
const CHANGED = "site-query";

/** Tells of each change of the page's query from now on; returns what ends it. */
export function onQueryChange(tell: () => void): () => void {
  for (const event of [CHANGED, "popstate"]) window.addEventListener(event, tell);
  return () => {
    for (const event of [CHANGED, "popstate"]) window.removeEventListener(event, tell);
  };
}

type Options = { push?: boolean };
type Change = (query: URLSearchParams) => void;

/** The query of the page's address, which is empty at first as at build, and what changes it. */
function useQuery(): [query: URLSearchParams, change: (change: Change, options?: Options) => void] {
  const [search, setSearch] = useState("");
  useEffect(() => {
    const read = () => setSearch(window.location.search);
    read();
    return onQueryChange(read);
  }, []);
  const change = useCallback((apply: Change, { push = false }: Options = {}) => {
    const { pathname, search: before, hash } = window.location;
    const query = new URLSearchParams(before);
    apply(query);
    const written = query.toString();
    const address = `${pathname}${written && `?${written}`}${hash}`;
    window.history[push ? "pushState" : "replaceState"](window.history.state, "", address);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [new URLSearchParams(search), change];
}

/** The value of a key of the page's query, empty where it has none, and what sets it; `null` takes it out. */
function useQueryString(key: string): [value: string, set: (value: string | null, options?: Options) => void] {
  const [query, change] = useQuery();
  const set = (value: string | null, options?: Options) =>
    change((changed) => (value ? changed.set(key, value) : changed.delete(key)), options);
  return [query.get(key) ?? "", set];
}

type Lists = readonly string[] | ((before: string[]) => readonly string[]);

/** The values of a key of the page's query, and what sets them, which may be a function of those before. */
function useQueryStringList(key: string): [values: string[], set: (values: Lists, options?: Options) => void] {
  const [query, change] = useQuery();
  const set = (values: Lists, options?: Options) =>
    change((changed) => {
      const list = typeof values === "function" ? values(changed.getAll(key)) : values;
      changed.delete(key);
      for (const value of list) changed.append(key, value);
    }, options);
  return [query.getAll(key), set];
}

/** The value of a key of the page's query; null where it has none, or no key is given. */
function useQueryStringValue(key: string | null): string | null {
  const [query] = useQuery();
  return key === null ? null : query.get(key);
}

/** What empties the page's query. */
function useClearQueryString(): () => void {
  const [, change] = useQuery();
  return () => change((query) => [...query.keys()].forEach((key) => query.delete(key)));
}

/** Hooks of Docusaurus' theme about the query of the page's address. */
export const queryHooks = {
  useQueryString,
  useQueryStringList,
  useQueryStringValue,
  useClearQueryString,
  useSearchQueryString: () => useQueryString("q"),
};
