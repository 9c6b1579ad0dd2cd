import { compile, type Element } from "stylis";

/** A mode of colours. */
export type Mode = "light" | "dark";
/** Values by names. */
export type Values = Record<string, string>;
/** What holds in all modes, and what goes before that in one of them. */
export type Modes = Record<"all" | Mode, Values>;

/** Under which conditions something holds (`@media print`), the outermost first; none for what always does. */
type Place = { conditions: readonly string[]; isLayered: boolean };
type Said = Place & { mode: keyof Modes; values: Values };
type Group = Modes & Pick<Place, "conditions">;

/** Variables of Infima, and of Docusaurus' theme, without what all of Infima's begin with. */
const INFIMA = /^--(?:ifm-|(?=docusaurus-))([\w-]+)$/;
const ROOT_OF_MODE = /\[data-theme\s*=\s*["']?(light|dark)["']?\](?::root)?$/;
const ROOT = /^(?:(?:html)?:root|html|(?:html|:root)?\[data-theme[^\]]*\](?::root)?)$/;

/**
 * The values that a stylesheet gives to variables of Infima for the root of a page, without `--ifm-`: first what always
 * holds, then what holds under the same conditions. What is in layers gives way to the rest.
 */
export function infimaValues(css: string): Group[] {
  const said = saidIn(compile(css));
  const groups = new Map<string, Group>([["", { conditions: [], all: {}, light: {}, dark: {} }]]);
  for (const one of [...said.filter(({ isLayered }) => isLayered), ...said.filter(({ isLayered }) => !isLayered)]) {
    const { conditions, mode, values } = one;
    // It goes before what was said until now, under whatever conditions.
    if (conditions.length === 0) for (const group of groups.values()) group[mode] = without(values, group[mode]);
    const key = conditions.join(" ");
    const group = groups.get(key) ?? { conditions, all: {}, light: {}, dark: {} };
    groups.set(key, group);
    Object.assign(group[mode], values);
  }
  return [...groups.values()];
}

/** What rules say of the root of a page, in their order, also where they stand in layers and under conditions. */
function saidIn(elements: readonly Element[], place: Place = { conditions: [], isLayered: false }): Said[] {
  return elements.flatMap(({ type, value, props, children }) => {
    if (!Array.isArray(children)) return [];
    if (type === "@layer") return saidIn(children, { ...place, isLayered: true });
    if (type === "@media" || type === "@supports")
      return saidIn(children, { ...place, conditions: [...place.conditions, value] });
    const modes = type === "rule" ? [props].flat().flatMap(modeOf) : [];
    return modes.map((mode) => ({ ...place, mode, values: valuesIn(children) }));
  });
}

function modeOf(selector: string): (keyof Modes)[] {
  const [, mode] = ROOT_OF_MODE.exec(selector) ?? [];
  if (mode !== undefined) return [mode as Mode];
  return ROOT.test(selector) ? ["all"] : [];
}

function valuesIn(declarations: readonly Element[]): Values {
  const found = declarations.flatMap(({ type, props, children }) => {
    const name = type === "decl" ? INFIMA.exec(String(props))?.[1] : undefined;
    if (name === undefined || typeof children !== "string") return [];
    return [[name, children.replace(/!important/, "").trim()]];
  });
  return Object.fromEntries(found) as Values;
}

function without(others: Values, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(others, name)));
}
