import { useRef, type ChangeEvent, type RefObject } from "react";
import { useBeforePaint } from "./use-before-paint";

/** What a field needs to show a text and to tell of what is typed. */
type FieldText = {
  ref: RefObject<HTMLInputElement>;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * Shows `text` in a field, and gives `onType` what is typed there. React would empty a field whose `value` it has of
 * what was typed before it took the field over; so it has none.
 */
export function useFieldText(text: string, onType: (text: string) => void): FieldText {
  const ref = useRef<HTMLInputElement>(null);
  const shown = useRef("");
  useBeforePaint(() => {
    if (text === shown.current || !ref.current) return;
    shown.current = text;
    ref.current.value = text;
  }, [text]);
  return {
    ref,
    onChange: ({ currentTarget }) => {
      shown.current = currentTarget.value;
      onType(shown.current);
    },
  };
}
