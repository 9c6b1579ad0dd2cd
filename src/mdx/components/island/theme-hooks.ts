import { useCallback, useEffect, useRef } from "react";
import { usePageInfo } from "../../../ui/page-info";
import { settings } from "../../../ui/site-settings";
import { forget, keySuffixOf, readStored, store } from "../../../ui/storage";
import { useBeforePaint } from "../../../ui/use-before-paint";
import { queryHooks } from "./query-hooks";

type AnyFunction = (...values: never[]) => unknown;

/** A function that stays the same, and does what the last one that was given does. */
function useEvent<F extends AnyFunction>(action: F): F {
  const last = useRef(action);
  useBeforePaint(() => {
    last.current = action;
  }, [action]);
  return useCallback((...values: never[]) => last.current(...values), []) as F;
}

/** What was given the last time; undefined at first. */
function usePrevious<T>(value: T): T | undefined {
  const last = useRef<T>();
  useEffect(() => {
    last.current = value;
  });
  return last.current;
}

/** An object that stays the same while what it holds does. */
function useShallowMemoObject<O extends object>(held: O): O {
  const last = useRef(held);
  if (!holdSame(last.current, held)) last.current = held;
  return last.current;
}

function holdSame(one: object, other: object): boolean {
  const [first, second] = [Object.entries(one), new Map(Object.entries(other))];
  return first.length === second.size && first.every(([key, value]) => second.get(key) === value);
}

/** The page's address below the base URL. */
function useLocalPathname(): string {
  return usePageInfo().path;
}

/** A reader's choice by its name, kept as the site keeps its own; it is not told of changes in other windows. */
function createStorageSlot(name: string) {
  const key = name + keySuffixOf(settings);
  return {
    get: () => readStored(key),
    set: (value: string) => store(key, value),
    del: () => forget(key),
    listen: () => () => undefined,
  };
}

/** What keeps an element at its place in the window when the page becomes taller or shorter in the next render. */
function useScrollPositionBlocker() {
  const held = useRef<{ element: HTMLElement; top: number }>();
  useBeforePaint(() => {
    if (!held.current) return;
    const { element, top } = held.current;
    held.current = undefined;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ left: 0, top: moved });
  });
  const blockElementScrollPositionUntilNextRender = useCallback((element: HTMLElement) => {
    held.current = { element, top: element.getBoundingClientRect().top };
  }, []);
  return { blockElementScrollPositionUntilNextRender };
}

/** Whether a reader asks for fewer movements. */
function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The plugin that a page is of, by the classes that `<html>` has on it. */
function useRouteContext() {
  const [, name, id] = /\bplugin-(\S+) plugin-id-(\S+)/.exec(usePageInfo().htmlClass ?? "") ?? [];
  const isOfContent = name !== undefined && ["docs", "blog", "pages"].includes(name);
  return {
    plugin: { name: isOfContent ? `docusaurus-plugin-content-${name}` : (name ?? "native"), id: id ?? "default" },
  };
}

/** Hooks of Docusaurus' theme that are no more than React's, and those about addresses and the choices of readers. */
export const themeHooks = {
  useEvent,
  usePrevious,
  useShallowMemoObject,
  useLocalPathname,
  createStorageSlot,
  useScrollPositionBlocker,
  prefersReducedMotion,
  ...queryHooks,
};

/** Hooks that are modules of Docusaurus' core, by their names. */
export const hookModules = {
  "@docusaurus/useRouteContext": { default: useRouteContext },
  "@docusaurus/useIsomorphicLayoutEffect": { default: useBeforePaint },
};
