import { nearestFirst, placeOf } from "../../../lib/problem";
import { isMapping } from "../../../lib/values/is-mapping";
import {
  childrenOf,
  contentInProp,
  isElement,
  textOf,
  visitElements,
  type ContentElement,
  type ContentNode,
  type ContentProps,
  type Json,
} from "../../content-node";
import type { Builder } from "./builder-context";
import { problemOf } from "../compile-state";
import { elementOf, MdxError, WrongParts, type FilePlace } from "../run/runtime";
import { partName } from "./only-list";
import { warnOfUnknown } from "./unknown-props";

/** A tab as its author wrote it, by a `<TabItem>` and perhaps an entry of `values`. */
type Tab = { value: string; label: Json; isDefault: boolean; attributes?: Json; panel: ContentElement };

const TABS_PROPS = ["block", "className", "defaultValue", "groupId", "lazy", "queryString", "values"];
const ITEM_PROPS = ["attributes", "className", "default", "label", "value"];

/** The place of a `<TabItem>`, until the `<Tabs>` around it takes it. */
const STRAY = "stray";

/** `<TabItem>`: one tab, for the `<Tabs>` around it to take; throws without a `value`. */
export const tabItemOf: Builder = (props, children, context) => {
  warnOfUnknown("TabItem", props, ITEM_PROPS, context);
  const value = nameIn(props.value);
  if (value === undefined)
    throw new MdxError(
      "A <TabItem> has no `value`.",
      'Write `<TabItem value="…">`, with a name that no other tab of its <Tabs> has.',
    );
  const { file, place, state } = context;
  const item: ContentProps = { ...props, value, [STRAY]: { ...place, file } };
  state.tasks.push(async () => {
    if (item[STRAY]) state.problems.push(problemOf(strayItem(value), file, place));
  });
  return [elementOf("TabItem", item, children)];
};

function strayItem(value: string): MdxError {
  return new MdxError(
    `The <TabItem> '${value}' stands outside of <Tabs>.`,
    "Put it directly into <Tabs>, without an element between them.",
  );
}

/**
 * `<Tabs>`: its tabs as `items` (value, label where it differs, attributes), the `selected` value where it is not the
 * first one (null for none),
 * `groupId`, the name of its parameter as `queryString`, `lazy`, `block`, `className`, and a `<TabItem>` per tab; those
 * of lazy tabs carry the ids in them.
 */
export const tabsOf: Builder = (props, children, context) => {
  warnOfUnknown("Tabs", props, TABS_PROPS, context);
  const tabs = tabsIn(children, props.values, context.settings.lenient === true);
  const selected = selectedOf(tabs, props.defaultValue);
  const groupId = nameIn(props.groupId);
  const lazy = Boolean(props.lazy);
  const result: ContentProps = {
    items: tabs.map(entryOf),
    ...(selected !== tabs[0]?.value && { selected }),
    ...(groupId !== undefined && { groupId }),
    ...(props.queryString && { queryString: parameterOf(props.queryString, groupId) }),
    ...(lazy && { lazy }),
    ...(props.block && { block: true }),
    ...(props.className && { className: props.className }),
  };
  return [
    elementOf(
      "Tabs",
      result,
      tabs.map((tab) => panelOf(tab, lazy)),
    ),
  ];
};

/** A name as authors write it: text or a number. */
function nameIn(value: Json | undefined): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** Says of tabs among nodes that they stand where they should: in `<Tabs>`, or in a tag whose name is wrong. */
export function takeTabs(nodes: readonly ContentNode[]): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    delete node[1][STRAY];
    // A line of text among tabs makes a paragraph of all of them.
    if (node[0] === "p") takeTabs(childrenOf(node));
  }
}

function tabsIn(children: ContentNode[], values: Json | undefined, isLenient: boolean): Tab[] {
  const places = new Map(children.filter(isElement).map((tab) => [tab, tab[1][STRAY] as FilePlace | undefined]));
  takeTabs(children);
  const parts = children.filter((child) => isElement(child) || child.trim() !== "");
  const items = (isLenient && values !== undefined ? inTabs(parts, entriesIn(values)) : parts).map(itemIn);
  if (items.length === 0) throw new WrongParts("<Tabs> has no tab.", 'Put at least one `<TabItem value="…">` into it.');
  const known = items.map(([, props]) => nameIn(props.value) ?? "");
  refuseTwins(
    known,
    items.map((item) => places.get(item)),
  );
  if (values === undefined) return items.map((item) => tabOf(item, {}));
  const entries = entriesIn(values);
  // Docusaurus shows the tabs that both have.
  return isLenient
    ? listedTabs(
        items.filter(({ 1: { value } }) => entries.some((entry) => entry.value === nameIn(value))),
        known.filter((value) => entries.some((entry) => entry.value === value)),
        entries.filter(({ value }) => known.includes(value)),
      )
    : listedTabs(items, known, entries);
}

/**
 * Parts where those that are no tabs are in one, by its place among the tabs of `values` without an item: in Docusaurus
 * a component there may draw its `<TabItem>` itself, which one for browsers does once it is there.
 */
function inTabs(parts: ContentNode[], entries: { value: string }[]): ContentNode[] {
  const taken = parts.map((part) => (isTab(part) ? nameIn(part[1].value) : undefined));
  const free = entries.filter(({ value }) => !taken.includes(value));
  return parts.map((part) => {
    const entry = isTab(part) || !isElement(part) ? undefined : free.shift();
    return entry ? elementOf("TabItem", { value: entry.value }, [part]) : part;
  });
}

function isTab(node: ContentNode): node is ContentElement {
  return isElement(node) && node[0] === "TabItem";
}

function itemIn(child: ContentNode): ContentElement {
  if (isTab(child)) return child;
  throw new MdxError(
    `<Tabs> holds ${partName(child)}, which is no tab.`,
    'Put everything in <Tabs> into a `<TabItem value="…">`.',
  );
}

/** Throws where two tabs have one value, at the place of the second where that is known. */
function refuseTwins(values: string[], places: (FilePlace | undefined)[] = []): void {
  const index = values.findIndex((value, at) => values.indexOf(value) < at);
  const value = values[index];
  if (value === undefined) return;
  const [first, second] = [places[values.indexOf(value)], places[index]];
  const told = first && second ? lineFrom(first, second) : undefined;
  throw new MdxError(
    told === undefined
      ? `Two tabs of one <Tabs> have the value '${value}'.`
      : `The <TabItem> has the value '${value}', which the one ${told} has.`,
    "Give each tab a value of its own.",
    [],
    second,
  );
}

/** Where a line stands, seen from another one; undefined where it is the same, as of tabs that an expression makes. */
function lineFrom(place: FilePlace, from: FilePlace): string | undefined {
  if (place.file !== from.file) return `in ${placeOf({ ...place, file: place.file ?? "" })}`;
  if (place.line === undefined || (place.line === from.line && place.column === from.column)) return undefined;
  return `in line ${place.line}`;
}

/** The entries of `values`, each with its value as text. */
function entriesIn(values: Json): (ContentProps & { value: string })[] {
  const entries = Array.isArray(values) ? values : [values];
  return entries.map((entry) => {
    const value =
      entry !== null && typeof entry === "object" && !Array.isArray(entry) ? nameIn(entry.value) : undefined;
    if (value === undefined)
      throw new MdxError(
        "The `values` of <Tabs> are not a list of tabs.",
        'Write `values={[{ value: "a", label: "A" }, …]}`.',
      );
    return { ...(entry as ContentProps), value };
  });
}

/** The tabs in the order of `values`; throws where these and the items do not fit together. */
function listedTabs(items: ContentElement[], known: string[], entries: (ContentProps & { value: string })[]): Tab[] {
  const listed = entries.map(({ value }) => value);
  refuseTwins(listed);
  const unlisted = known.find((value) => !listed.includes(value));
  if (unlisted !== undefined) {
    throw new MdxError(
      `The <TabItem> '${unlisted}' is not among the \`values\` of <Tabs>.`,
      "Add it there, or correct its value.",
      nearestFirst(unlisted, listed),
    );
  }
  return entries.map((entry) => {
    const item = items[known.indexOf(entry.value)];
    if (!item)
      throw new WrongParts(
        `<Tabs> has no <TabItem> for '${entry.value}', which its \`values\` name.`,
        "Add the item, or correct the value.",
        nearestFirst(entry.value, known),
      );
    return tabOf(item, entry);
  });
}

function tabOf(panel: ContentElement, entry: ContentProps): Tab {
  const props: ContentProps = { ...panel[1], ...entry };
  const value = nameIn(props.value) ?? "";
  const { label = value, attributes } = props;
  assertAttributes(value, attributes);
  return { value, label, isDefault: Boolean(props.default), attributes, panel };
}

/** Throws for `attributes` of a tab that React cannot give to its button. */
function assertAttributes(tab: string, attributes: Json | undefined): void {
  const wrong =
    attributes === undefined || isMapping(attributes)
      ? Object.entries(attributes ?? {}).find(
          ([name, value]) => name === "dangerouslySetInnerHTML" || (name === "style" && !isMapping(value)),
        )?.[0]
      : "attributes";
  if (wrong === undefined) return;
  throw new WrongParts(
    wrong === "attributes"
      ? `The \`attributes\` of the tab '${tab}' are no object.`
      : `The \`attributes\` of the tab '${tab}' hold a '${wrong}' that a tab cannot have.`,
    'Write attributes of HTML, as `attributes={{ className: "wide", style: { color: "teal" } }}`; words go into `label`.',
  );
}

function selectedOf(tabs: Tab[], defaultValue: Json | undefined): string | null {
  if (defaultValue === null) return null;
  if (defaultValue === undefined) return (tabs.find(({ isDefault }) => isDefault) ?? tabs[0])?.value ?? null;
  const values = tabs.map(({ value }) => value);
  const written = nameIn(defaultValue);
  if (written !== undefined && values.includes(written)) return written;
  const shown = written ?? JSON.stringify(defaultValue);
  throw new WrongParts(
    `<Tabs> has no tab '${shown}', which its \`defaultValue\` names.`,
    "Name one of its tabs, or write `defaultValue={null}` to select none.",
    nearestFirst(shown, values),
  );
}

function parameterOf(queryString: Json, groupId: string | undefined): string {
  const name = queryString === true ? groupId : nameIn(queryString);
  if (name === undefined)
    throw new MdxError(
      "The `queryString` of <Tabs> has no name.",
      'Write `queryString="…"`, or give <Tabs> a `groupId`, whose name it takes.',
    );
  return name;
}

/**
 * A tab as the page needs it. A label with markup goes with the panel, where content in props is drawn; its text stands
 * here.
 */
function entryOf({ value, label, attributes }: Tab): ContentProps {
  const text = textOf(contentInProp(label) ?? [nameIn(label) ?? value]);
  return { value, ...(text !== value && { label: text }), ...(attributes && { attributes }) };
}

function panelOf({ label, panel }: Tab, lazy: boolean): ContentElement {
  const children = childrenOf(panel);
  const ids = lazy ? idsIn(children) : "";
  const { className } = panel[1];
  return elementOf(
    "TabItem",
    { ...(contentInProp(label) && { label }), ...(className && { className }), ...(ids && { ids }) },
    children,
  );
}

/** The ids of elements, with spaces between them. */
function idsIn(nodes: ContentNode[]): string {
  const ids: string[] = [];
  visitElements(nodes, ([, { id }]) => {
    if (typeof id === "string") ids.push(id);
  });
  return ids.join(" ");
}
