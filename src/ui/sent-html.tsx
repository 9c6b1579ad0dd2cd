import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether a component took over HTML that the server sent, as against one that began in the browser. */
export function useTakenOver(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [takenOver] = useState(hydrating);
  return takenOver;
}

/**
 * Props by which React leaves the inside of an element as the server sent it: it looks at no such HTML while it takes a
 * page over.
 */
export const AS_SENT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };

/** A navigation as the server sent it, by its class; nothing where it sent none. Only for what takes over such HTML. */
export function SentNavigation({ className }: { className: string }) {
  const [isThere] = useState(() => document.querySelector(`nav.${className}`) !== null);
  return isThere ? <nav className={className} {...AS_SENT} /> : null;
}
