import { createContext, useContext, type ComponentProps, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ThemedTabs } from "../../../../src/mdx/components/island/themed-tabs";
import { TabItem } from "../../../../src/mdx/components/tabs/tabs";

const Item = TabItem as (props: Record<string, unknown> & { children?: ReactNode }) => ReactNode;

/** The tabs as `[label]`, the open one with `*`, each followed by what its panel holds. */
function shown(props: ComponentProps<typeof ThemedTabs>): string {
  const html = renderToStaticMarkup(<ThemedTabs {...props} />);
  const labels = [...html.matchAll(/aria-selected="(true|false)"[^>]*>(.*?)<\/button>/g)];
  const panels = [...html.matchAll(/role="tabpanel".*?>(.*?)<\/div>/g)];
  return labels.map(([, open, label], at) => `[${label}${open === "true" ? "*" : ""}] ${panels[at]?.[1]}`).join(" ");
}

const two = [
  <Item key="a" value="a" label="A">
    one
  </Item>,
  <Item key="b" value="b" default>
    two
  </Item>,
];

test("tabs of a component open with the one that is the default", () => {
  expect(shown({ children: two })).toBe("[A] one [b*] two");
});

test.each([
  ["a", "[A*] one [b] two"],
  [null, "[A] one [b] two"],
])("tabs of a component open with that of defaultValue: %j", (defaultValue, expected) => {
  expect(shown({ children: two, defaultValue })).toBe(expected);
});

test("tabs of a component have the order, the labels and the attributes of values", () => {
  const values = [{ value: "b", label: <b>Bee</b> }, { value: "a" }];
  expect(shown({ children: two, values })).toBe("[<b>Bee</b>*] two [a] one");
  const html = renderToStaticMarkup(
    <ThemedTabs values={[{ value: "a", attributes: { className: "own" } }]} groupId="g" queryString>
      {two}
    </ThemedTabs>,
  );
  expect(html).toContain('class="own"');
  expect(html).toContain('data-tab-query="g"');
  expect(html).not.toContain("two");
});

test("components that draw a tab are the tabs of values in their order", () => {
  const Side = createContext("none");
  const Before = ({ children }: { children: string }) => (
    <Item value="before">
      {useContext(Side)}: {children}
    </Item>
  );
  const tabs = (
    <Side.Provider value="left">
      <ThemedTabs values={[{ value: "before", label: "Before" }, { value: "after" }]}>
        <Before>old</Before>
        <p>new</p>
      </ThemedTabs>
    </Side.Provider>
  );
  const html = renderToStaticMarkup(tabs);
  expect(html).toContain(">left: old</div>");
  expect(html).toContain("><p>new</p></div>");
});
