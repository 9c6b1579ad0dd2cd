type CountProps = { text: string; clear: string; isFiltered: boolean; onClear: () => void };

/**
 * How many of a list a form has left, and, where that is not all, the button that shows all. It takes the focus to the
 * form's first field: the button itself is gone then.
 */
export function ListCount({ text, clear, isFiltered, onClear }: CountProps) {
  return (
    <div className="count">
      <p role="status">{text}</p>
      {isFiltered && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.parentElement?.querySelector("input")?.focus();
            onClear();
          }}
        >
          {clear}
        </button>
      )}
    </div>
  );
}
