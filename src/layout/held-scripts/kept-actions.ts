import { BUSY_ATTRIBUTE, LOADING_ATTRIBUTE } from "../../ui/held-scripts";

/** Time in milliseconds after which a reader who waits gets a sign of it. */
const PATIENCE_MS = 200;

/** A field of a form, as far as its reader can change it. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a reader did before React could hear of it: one action for each element, done once React has it. */
export type KeptActions = {
  /** Whether React hears of what happens to an element by itself. */
  hears: (target: Element) => boolean;
  /** Keeps an action on an element, in the place of an earlier one; it is handed the element that is there by then. */
  keep: <Kind extends Element>(target: Kind, act: (now: Kind) => void) => void;
  /** Forgets what is kept: nothing will come of it. */
  forget: () => void;
  /** React has taken over the page: what was kept is done, for a part that loads by itself once that is here. */
  takenOver: (inPlaceOf: InPlaceOf) => void;
};

/** The element that is now in the place of one that React found in the page; undefined where none is. */
type InPlaceOf = (target: Element) => Element | undefined;

/** Begins to keep actions; a closure, whose names the inline script need not spell out. */
export function keptActions(): KeptActions {
  const actions = new Map<Element, (now: never) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inPlaceOf: InPlaceOf | undefined;
  const showBusyNoMore = () => {
    clearTimeout(timer);
    document.documentElement.removeAttribute(BUSY_ATTRIBUTE);
  };
  const giveWhenTakenOver = () => {
    for (const [target, act] of actions) {
      const now = inPlaceOf?.(target);
      if (now && !isTakenOver(now)) continue;
      actions.delete(target);
      if (now) act(now as never);
    }
    if (actions.size) requestAnimationFrame(giveWhenTakenOver);
    else showBusyNoMore();
  };
  return {
    hears: (target) => !!inPlaceOf && isTakenOver(target),
    keep: (target, act) => {
      if (!actions.size)
        timer = setTimeout(() => document.documentElement.setAttribute(BUSY_ATTRIBUTE, ""), PATIENCE_MS);
      actions.set(target, act);
      if (inPlaceOf) giveWhenTakenOver();
    },
    forget: () => {
      actions.clear();
      showBusyNoMore();
    },
    takenOver: (found) => {
      inPlaceOf = found;
      // React says so while it runs effects, during which it draws nothing at once.
      setTimeout(giveWhenTakenOver);
    },
  };
}

/** Whether React has taken over an element: it marks those that it has. Raw HTML in one of them it never takes over. */
function isTakenOver(target: Element): boolean {
  if (target.closest(`[${LOADING_ATTRIBUTE}]`)) return false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    const props = Object.entries(element).find(([name]) => name.startsWith("__reactProps"))?.[1] as object | undefined;
    if (props) return element === target || "dangerouslySetInnerHTML" in props;
  }
  return false;
}

/** The action that tells React what was put into a field before it listened; for a `<select>`, what is chosen now. */
export function fieldAction(field: Field): (now: Field) => void {
  if (!("options" in field)) return (now) => tellOfField(field, now as typeof field);
  // By the time it is told, React may have drawn the select with its own options again.
  const chosen = [...field.selectedOptions].map(({ value }) => value);
  return (now) => {
    for (const option of (now as typeof field).options) option.selected = chosen.includes(option.value);
    now.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

/** React knows a field as it was when it began to listen, and takes a change from that for the reader's. */
function tellOfField<Kind extends Exclude<Field, HTMLSelectElement>>(field: Kind, now: Kind): void {
  const { value } = field;
  if (isBox(now)) {
    now.checked = now.type === "checkbox" && !(field as typeof now).checked;
    now.click();
    return;
  }
  // Of the field itself React has made another setter.
  now.value = now.defaultValue;
  Reflect.set(Object.getPrototypeOf(now), "value", value, now);
  now.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether a field is ticked; no other element has these types. */
function isBox(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}
