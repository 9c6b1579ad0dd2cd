import type { ComponentPropsWithoutRef } from "react";

/** A button for live examples: a component of the site's own that code in a live block can use. */
export function ButtonExample(props: ComponentPropsWithoutRef<"button">) {
  return <button type="button" className="button-example" {...props} />;
}
