import type { ReactNode } from "react";
import { useFieldText } from "./field-text";

type FormProps = { label: string; onSubmit: () => void; children: ReactNode };

/** The form by which readers choose what a page shows; sending it leaves the page where it is. */
export function FilterForm({ label, onSubmit, children }: FormProps) {
  return (
    <form
      className="filters"
      role="search"
      aria-label={label}
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

type FieldProps = { label: string; name: string; value: string; onChange: (value: string) => void };

/** A field for words to look for. */
export function WordsField({ label, name, value, onChange }: FieldProps) {
  return (
    <label>
      {label}
      <input type="search" name={name} autoComplete="off" {...useFieldText(value, onChange)} />
    </label>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  name: string;
  value: Value;
  /** What readers choose between, each with its words. */
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
};

/** A choice of one among few. */
export function ChoiceField<Value extends string>({ label, name, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select name={name} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
