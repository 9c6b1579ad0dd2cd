import { Children, useId, useRef, useState, type ReactElement, type ReactNode, type RefObject } from "react";
import { translate } from "../../../lib/words/translate";
import { LOADING_ATTRIBUTE } from "../../../ui/held-scripts";
import { useBeforePaint } from "../../../ui/use-before-paint";
import { addressedValue, storedValue, type TabSettings } from "./tab-choice";

type TabsProps = TabSettings & {
  /** The value of the tab that is open at first, where that is not the first one; null for none. */
  selected?: string | null;
  /** Whether only the open panel is drawn. */
  lazy?: boolean;
  /** Whether the tabs share the whole width. */
  block?: boolean;
  className?: string;
  /** A TabItem per item. */
  children?: ReactNode;
};

/** Events in which a reader begins to use tabs. */
const INTENTS = ["pointerdown", "focusin", "keydown"];

type TabItemProps = { label?: ReactNode; className?: string; ids?: string; children?: ReactNode };

/**
 * Tabs by the WAI-ARIA pattern. The panel that was chosen before is open before paint; all that a reader can do then
 * comes with a file of its own.
 */
export function Tabs(props: TabsProps) {
  const { items, selected = items[0]?.value ?? null, groupId, queryString, lazy, block, className, children } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, select] = useState(selected);

  useBeforePaint(() => attach(root, { items, groupId, queryString }, select), [items, groupId, queryString]);

  const index = items.findIndex(({ value }) => value === chosen);
  const panels = Children.toArray(children) as ReactElement<TabItemProps>[];
  return (
    <div ref={root} className="tabs" data-tab-group={groupId} data-tab-query={queryString}>
      <div role="tablist" aria-label={translate({ id: "tabs.label" })} className={className} data-block={block}>
        {items.map(({ value, label = value, attributes }, place) => (
          <button
            {...attributes}
            key={value}
            type="button"
            role="tab"
            id={`${id}-${place}`}
            aria-controls={`${id}-panel-${place}`}
            aria-selected={place === index}
            tabIndex={place === Math.max(index, 0) ? 0 : -1}
            value={value}
            onClick={() => select(value)}
          >
            {panels[place]?.props.label ?? label}
          </button>
        ))}
      </div>
      {panels.map(({ props }, place) => (
        <div
          key={place}
          role="tabpanel"
          id={`${id}-panel-${place}`}
          aria-labelledby={`${id}-${place}`}
          tabIndex={place === index ? 0 : -1}
          className={props.className}
          hidden={place !== index}
          data-label={items[place]?.label ?? items[place]?.value}
          data-ids={props.ids}
        >
          {(!lazy || place === index) && props.children}
        </div>
      ))}
    </div>
  );
}

/** Opens the panel of an earlier choice, and loads what readers can do with tabs; returns what ends that. */
function attach(root: RefObject<HTMLElement>, settings: TabSettings, select: (value: string) => void): () => void {
  const before = addressedValue(window.location.search, settings) ?? storedValue(settings);
  if (before !== undefined) select(before);
  const end = new AbortController();
  const { signal } = end;
  const element = root.current;
  const load = () => {
    for (const type of INTENTS) element?.removeEventListener(type, load);
    element?.setAttribute(LOADING_ATTRIBUTE, "");
    void import(/* webpackChunkName: "tab-behaviour" */ "./tab-behaviour")
      .then(({ attachTabs }) => root.current && attachTabs(root.current, settings, select, signal), loadLater)
      .finally(() => element?.removeAttribute(LOADING_ATTRIBUTE));
  };
  // Clicks open panels also without that file, so a reader need not hear that it did not come.
  const loadLater = () => {
    for (const type of INTENTS) element?.addEventListener(type, load, { signal });
  };
  load();
  return () => end.abort();
}

/** A tab's label where it has markup, and the content of its panel: the Tabs around it draw both. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}
