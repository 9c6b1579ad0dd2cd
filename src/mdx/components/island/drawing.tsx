import { createElement, type ComponentPropsWithoutRef } from "react";
import { svgTextOf } from "../../../lib/html/svg-text";
import { camelCase } from "../../../lib/values/camel-case";

/** An SVG file as a component: its own attributes, and those that it is given. */
export function drawing(svg: string) {
  const { attributes, inner } = svgTextOf(svg) ?? { attributes: [], inner: "" };
  // React knows attributes with these signs under other names, and a style as an object.
  const known = attributes.filter(([name]) => !/[:]|^style$/.test(name));
  const own = Object.fromEntries(known.map(([name, value]) => [nameOf(name), value]));
  return function Drawing(props: ComponentPropsWithoutRef<"svg">) {
    return createElement("svg", { ...own, ...props, dangerouslySetInnerHTML: { __html: inner } });
  };
}

function nameOf(attribute: string): string {
  if (attribute === "class") return "className";
  return /^(?:aria|data)-/.test(attribute) ? attribute : camelCase(attribute);
}
