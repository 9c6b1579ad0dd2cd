import { Children, useId, useRef, useState, type ReactElement, type ReactNode, type RefObject } from "react";
import { translate } from "../../../lib/translate";
import { LOADING_ATTRIBUTE } from "../../../ui/held-scripts";
import { useBeforePaint } from "../../../ui/use-before-paint";
import { addressedValue, storedValue, type Tab, type TabSettings } from "./tab-choice";

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
  useBehaviour(root, props, select);

  const index = items.findIndex(({ value }) => value === chosen);
  const panels = Children.toArray(children) as ReactElement<TabItemProps>[];
  return (
    <div ref={root} className="tabs" data-tab-group={groupId} data-tab-query={queryString}>
      <div role="tablist" aria-label={translate({ id: "tabs.label" })} className={className} data-block={block}>
        {items.map((tab, place) => (
          <TabButton
            key={tab.value}
            {...{ id, place, index, tab, select }}
            label={panels[place]?.props.label ?? tab.label ?? tab.value}
          />
        ))}
      </div>
      {panels.map(({ props: panel }, place) => (
        <TabPanel key={place} {...{ id, place, index, panel, lazy }} tab={items[place]} />
      ))}
    </div>
  );
}

/** Opens the panel of an earlier choice before paint, and has the file of what readers can do attach it. */
function useBehaviour(
  root: RefObject<HTMLElement>,
  { items, groupId, queryString }: TabSettings,
  select: (value: string) => void,
): void {
  useBeforePaint(() => {
    const settings = { items, groupId, queryString };
    const before = addressedValue(window.location.search, settings) ?? storedValue(settings);
    if (before !== undefined) select(before);
    const end = new AbortController();
    const element = root.current;
    element?.setAttribute(LOADING_ATTRIBUTE, "");
    void import(/* webpackChunkName: "tab-behaviour" */ "./tab-behaviour")
      .then(({ attachTabs }) => root.current && attachTabs(root.current, settings, select, end.signal))
      .finally(() => element?.removeAttribute(LOADING_ATTRIBUTE));
    return () => end.abort();
  }, [items, groupId, queryString]);
}

/** Where a tab or a panel stands: the id of its tabs, its own place among them, and that of the open one, or -1. */
type Placed = { id: string; place: number; index: number };

type TabButtonProps = Placed & { tab: Tab; label: ReactNode; select: (value: string) => void };

function TabButton({ id, place, index, tab: { value, attributes }, label, select }: TabButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      role="tab"
      id={`${id}-${place}`}
      aria-controls={`${id}-panel-${place}`}
      aria-selected={place === index}
      tabIndex={place === Math.max(index, 0) ? 0 : -1}
      value={value}
      onClick={() => select(value)}
    >
      {label}
    </button>
  );
}

type TabPanelProps = Placed & { tab: Tab | undefined; panel: TabItemProps; lazy: boolean | undefined };

function TabPanel({ id, place, index, tab, panel, lazy }: TabPanelProps) {
  const isOpen = place === index;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${place}`}
      aria-labelledby={`${id}-${place}`}
      tabIndex={isOpen ? 0 : -1}
      className={panel.className}
      hidden={!isOpen}
      data-label={tab?.label ?? tab?.value}
      data-ids={panel.ids}
    >
      {(!lazy || isOpen) && panel.children}
    </div>
  );
}

/** A tab's label where it has markup, and the content of its panel: the Tabs around it draw both. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}
