import { BUSY_ATTRIBUTE, LOADING_ATTRIBUTE } from "../../ui/held-scripts";

/** Time in milliseconds after which a reader who waits gets a sign of it. */
const PATIENCE_MS = 200;

/** A field of a form, as far as its reader can change it. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a reader did before React could hear of it: one action for each element, done once React has it. */
export type KeptActions = {
  /** Whether React hears of what happens to an element by itself. */
  hears: (target: Element) => boolean;
  /** Keeps an action on an element, in the place of an earlier one. */
  keep: (target: Element, act: () => void) => void;
  /** Forgets what is kept: nothing will come of it. */
  forget: () => void;
  /** React has taken over the page: what was kept is done, for a part that loads by itself once that is here. */
  pageTakenOver: () => void;
};

/** Begins to keep actions; a closure, whose names the inline script need not spell out. */
export function keptActions(): KeptActions {
  const actions = new Map<Element, () => void>();
  let timer = 0;
  let pageIsTakenOver = false;
  const showBusyNoMore = () => {
    clearTimeout(timer);
    document.documentElement.removeAttribute(BUSY_ATTRIBUTE);
  };
  const giveWhenTakenOver = () => {
    for (const [target, act] of actions) {
      if (target.isConnected && !isTakenOver(target)) continue;
      actions.delete(target);
      if (target.isConnected) act();
    }
    if (actions.size > 0) requestAnimationFrame(giveWhenTakenOver);
    else showBusyNoMore();
  };
  return {
    hears: (target) => pageIsTakenOver && isTakenOver(target),
    keep: (target, act) => {
      if (actions.size === 0)
        timer = window.setTimeout(() => document.documentElement.setAttribute(BUSY_ATTRIBUTE, ""), PATIENCE_MS);
      actions.set(target, act);
      if (pageIsTakenOver) giveWhenTakenOver();
    },
    forget: () => {
      actions.clear();
      showBusyNoMore();
    },
    pageTakenOver: () => {
      pageIsTakenOver = true;
      // React says so while it runs effects, during which it draws nothing at once.
      setTimeout(giveWhenTakenOver);
    },
  };
}

/** Whether React has taken over an element: it marks those that it has. Raw HTML in one of them it never takes over. */
function isTakenOver(target: Element): boolean {
  if (target.closest(`[${LOADING_ATTRIBUTE}]`)) return false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
    if (key === undefined) continue;
    const props = (element as unknown as Record<string, object>)[key] ?? {};
    return element === target || "dangerouslySetInnerHTML" in props;
  }
  return false;
}

/** The action that tells React what was put into a field before it listened; for a `<select>`, what is chosen now. */
export function fieldAction(field: Field): () => void {
  if (!(field instanceof HTMLSelectElement)) return () => tellOfField(field);
  // By the time it is told, React may have drawn the select with its own options again.
  const chosen = [...field.selectedOptions];
  return () => {
    for (const option of field.options) option.selected = chosen.includes(option);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

/** React knows a field as it was when it began to listen, and takes a change from that for the reader's. */
function tellOfField(field: Exclude<Field, HTMLSelectElement>): void {
  const { value } = field;
  if (isBox(field)) {
    field.checked = field.type === "checkbox" && !field.checked;
    field.click();
    return;
  }
  // Of the field itself React has made another setter.
  const prototype = Object.getPrototypeOf(field) as object;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether a field is ticked; no other element has these types. */
function isBox(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}
