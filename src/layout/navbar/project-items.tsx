import type { ReactNode } from "react";
import { WithItemDrawing } from "../../mdx/components/project/navbar-items";
import { Plain } from "../../mdx/components/project/plain";
import type { EntryOf } from "./navbar-entries";
import { NavbarItems } from "./navbar-items";

type BarProps = { entryOf: EntryOf; children: ReactNode };

/** The bar's lists, with how items within those that components of a project draw look; nothing more on other sites. */
export const BarWithItems = __THEME_PARTS__ === "" ? Plain : Drawing;

function Drawing({ entryOf, children }: BarProps): ReactNode {
  return (
    <WithItemDrawing
      value={(item) => {
        const entry = entryOf(item);
        if (!entry) return null;
        // A list of its own, which is no box: items are drawn as those of the bar.
        return (
          <ul className="side" style={{ display: "contents" }}>
            <NavbarItems entries={[entry]} />
          </ul>
        );
      }}
    >
      {children}
    </WithItemDrawing>
  );
}
