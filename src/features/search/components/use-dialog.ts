import { useEffect, useRef, type RefObject } from "react";
import { addHistoryStep, type HistoryStep } from "../../../ui/history-step";
import { keepScrollBarRoom } from "../../../ui/scrolling";
import { askedQuery, openSearch } from "../../../ui/search-dialog";

/**
 * Opens the dialog of search, which holds a field, for the clicks and keys that ask for it; while it is open, going
 * back closes it and stays on the page. Returns what closes it and takes its step in the history back before it calls
 * `then`, such as for a link; that returns false, and calls nothing, where the dialog is closed already.
 */
export function useDialog(ref: RefObject<HTMLDialogElement>): (then: () => void) => boolean {
  const step = useRef<HistoryStep>();
  useEffect(() => {
    const dialog = ref.current;
    const field = dialog?.querySelector("input");
    if (!dialog || !field) return undefined;
    const addStep = () => {
      step.current = addHistoryStep(() => {
        // A dialog that was closed, and then opened again, has another step.
        if (step.current !== added) return;
        step.current = undefined;
        dialog.close();
      });
      const added = step.current;
    };
    const onAsk = (event: Event) => {
      const query = askedQuery(event);
      if (query === undefined) return;
      event.preventDefault();
      if (dialog.open) return;
      dialog.addEventListener("close", keepScrollBarRoom(), { once: true });
      openSearch(field, query);
      addStep();
    };
    const onClose = () => {
      const closed = step.current;
      if (dialog.open) return;
      step.current = undefined;
      closed?.back();
    };
    // It may have been opened before there were scripts.
    if (dialog.open) addStep();
    document.addEventListener("click", onAsk);
    document.addEventListener("keydown", onAsk);
    dialog.addEventListener("close", onClose);
    return () => {
      document.removeEventListener("click", onAsk);
      document.removeEventListener("keydown", onAsk);
      dialog.removeEventListener("close", onClose);
      step.current?.back();
    };
  }, [ref]);
  return (then) => step.current?.back(then) === true;
}
