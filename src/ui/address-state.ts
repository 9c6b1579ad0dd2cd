import { withPrefix } from "gatsby";
import { useEffect, useRef, useState, type MutableRefObject } from "react";
import { showOpenedPart } from "./entry-place";
import { namedPart } from "./named-part";
import { subscribeToPageViews } from "./page-views";
import { useBeforePaint } from "./use-before-paint";

/** Pause in milliseconds after which what a reader types begins a new step of the history. */
const STEP_PAUSE_MS = 500;

/** How a page's state and its address tell of one another. */
export type AddressRules<State> = {
  /** The state that the query part of an address gives, with its question mark; empty for the page as its HTML is. */
  read: (search: string) => State;
  /** The address of the page for a state, without the base URL. */
  addressOf: (state: State) => string;
};

/** A page's state, and what changes it. */
export type AddressState<State> = {
  state: State;
  /** Changes the state by a choice, which is a step of the history. */
  change: (change: Partial<State>) => void;
  /** Changes the state by a letter typed; what is typed without a pause is one step. */
  type: (change: Partial<State>) => void;
  /** Ends the step of what is typed, as when the reader asks for it by Enter. */
  flush: () => void;
};

/**
 * What a page shows, kept in its address: it can be shared, and going back and forward leads from state to state. It
 * begins as the page's HTML, and follows the address before anything is painted. Where that names a part which the
 * state before left out, the page scrolls to it once it shows. `read` has to stay the same function.
 */
export function useAddressState<State extends object>({ read, addressOf }: AddressRules<State>): AddressState<State> {
  const [state, setState] = useState(() => read(""));
  const typed = useRef<TypedStep>();
  const leftOut = useRef<Element>();
  useBeforePaint(() => setState(read(window.location.search)), [read]);
  useEffect(() => {
    const follow = () => {
      leftOut.current = leftOutPart();
      setState(read(window.location.search));
    };
    return followAddress(typed, follow);
  }, [read]);
  // In each render: a list may show what was chosen a moment later.
  useBeforePaint(() => {
    const part = leftOut.current;
    if (!part || part.closest("[hidden]")) return;
    leftOut.current = undefined;
    showOpenedPart(part);
  });
  const flush = () => flushTyped(typed);
  const show = (changed: Partial<State>) => {
    const next = { ...state, ...changed };
    setState(next);
    return withPrefix(addressOf(next));
  };
  const push = (address: string) => window.history.pushState(window.history.state, "", address);
  return {
    state,
    flush,
    change: (changed) => {
      flush();
      push(show(changed));
    },
    type: (changed) => {
      const address = show(changed);
      if (typed.current) clearTimeout(typed.current.timer);
      else push(address);
      typed.current = { address, timer: window.setTimeout(flush, STEP_PAUSE_MS) };
    },
  };
}

/** The part of the page that the address names, where what was chosen hides it: no browser scrolls to such a one. */
function leftOutPart(): Element | undefined {
  const part = namedPart(window.location.hash);
  return part?.closest("[hidden]") ? part : undefined;
}

/** What is typed until there is a pause: the address that it leads to. */
type TypedStep = { timer: number; address: string };
type Typed = MutableRefObject<TypedStep | undefined>;

/**
 * Calls `follow` where the reader goes to another address, which drops what is typed; a click may lead there, and ends
 * the step before. Returns what ends it.
 */
function followAddress(typed: Typed, follow: () => void): () => void {
  const onChange = () => {
    endTyping(typed);
    follow();
  };
  const onClick = () => flushTyped(typed);
  window.addEventListener("click", onClick, true);
  window.addEventListener("popstate", onChange);
  const unsubscribe = subscribeToPageViews(onChange);
  return () => {
    endTyping(typed);
    window.removeEventListener("click", onClick, true);
    window.removeEventListener("popstate", onChange);
    unsubscribe();
  };
}

/** Ends the step of what is typed: the history has it whole. */
function flushTyped(typed: Typed): void {
  const step = endTyping(typed);
  if (step) window.history.replaceState(window.history.state, "", step.address);
}

/** Ends the step of what is typed, and gives it. */
function endTyping(typed: Typed): TypedStep | undefined {
  const step = typed.current;
  clearTimeout(step?.timer);
  typed.current = undefined;
  return step;
}
