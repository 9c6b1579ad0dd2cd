import { readStored, tabGroupKey } from "../../../ui/storage";

/** A tab as content gives it; without a label it shows its value. */
type Tab = { value: string; label?: string; attributes?: Record<string, unknown> };

/** The tabs, the group whose tabs switch together, and the parameter of the address that holds the choice. */
export type TabSettings = { items: Tab[]; groupId?: string; queryString?: string };

/** A value, where one of the tabs has it. */
export function knownValue(value: string | null | undefined, { items }: TabSettings): string | undefined {
  return items.find((item) => item.value === value)?.value;
}

/** The value that the query of an address (`?os=mac`) chooses. */
export function addressedValue(query: string, settings: TabSettings): string | undefined {
  const { queryString } = settings;
  return queryString === undefined ? undefined : knownValue(new URLSearchParams(query).get(queryString), settings);
}

/** The value that the group's key in the browser's storage chooses. */
export function storedValue(settings: TabSettings): string | undefined {
  const { groupId } = settings;
  return groupId === undefined ? undefined : knownValue(readStored(tabGroupKey(groupId)), settings);
}
