import type { ComponentPropsWithoutRef } from "react";
import { translate } from "../../lib/translate";

/**
 * A table of content in a box of its own, which scrolls sideways by touch and by keyboard where the table is wider than
 * the page.
 */
export function ContentTable(props: ComponentPropsWithoutRef<"table">) {
  return (
    <div className="table-scroll" role="group" aria-label={translate({ id: "table.label" })} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
