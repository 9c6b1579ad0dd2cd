import { Children, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { TabItem, Tabs } from "../tabs/tabs";

/** A tab as Docusaurus' components have it, among `values` or as the props of its own element. */
type Tab = { value?: string; label?: ReactNode; default?: boolean; attributes?: Record<string, unknown> };
type Panel = ReactElement<Tab & ComponentProps<typeof TabItem>>;

type ThemedTabsProps = Omit<ComponentProps<typeof Tabs>, "items" | "selected" | "queryString"> & {
  values?: readonly Tab[];
  defaultValue?: string | null;
  queryString?: string | boolean;
};

/**
 * Docusaurus' tabs, for components: each is the element with its value, or, where `values` list the tabs, one without
 * a value in its place, which draws its `<TabItem>` by itself.
 */
export function ThemedTabs({ children, values, defaultValue, queryString, ...props }: ThemedTabsProps) {
  const panels = Children.toArray(children).filter((child): child is Panel => isValidElement(child));
  const tabs = values ?? panels.map((panel) => panel.props);
  const first = (tabs.find((tab) => tab.default) ?? tabs[0])?.value;
  return (
    <Tabs
      {...props}
      items={tabs.map(itemOf)}
      selected={defaultValue === undefined ? first : defaultValue}
      queryString={queryString === true ? props.groupId : queryString || undefined}
    >
      {panelsOf(tabs, panels).map((panel, place) => itemIn(panel, tabs[place]?.label, place))}
    </Tabs>
  );
}

function itemOf({ value = "", label, attributes }: Tab): ComponentProps<typeof Tabs>["items"][number] {
  return { value, label: typeof label === "string" ? label : value, attributes };
}

/** The element of each tab; undefined for one that has none. */
function panelsOf(tabs: readonly Tab[], panels: readonly Panel[]): (Panel | undefined)[] {
  const others = panels.filter(({ props }) => props.value === undefined);
  return tabs.map(({ value }) => panels.find(({ props }) => props.value === value) ?? others.shift());
}

function itemIn(panel: Panel | undefined, label: ReactNode, key: number): ReactElement {
  const own = panel?.type === TabItem ? panel.props : { children: panel };
  return (
    <TabItem key={key} label={label} className={own.className}>
      {own.children}
    </TabItem>
  );
}
