import { createElement, type ComponentPropsWithoutRef } from "react";

/** An SVG file as a component: its own attributes, and those that it is given. */
export function drawing(svg: string) {
  const [, attributes = "", inner = ""] = /<svg\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const pairs = [...attributes.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  const own = Object.fromEntries(
    pairs.flatMap(([, name = "", double, single]) =>
      // React knows attributes with these signs under other names, and a style as an object.
      /[:]|^style$/.test(name) ? [] : [[nameOf(name), double ?? single ?? ""] as const],
    ),
  );
  return function Drawing(props: ComponentPropsWithoutRef<"svg">) {
    return createElement("svg", { ...own, ...props, dangerouslySetInnerHTML: { __html: inner } });
  };
}

function nameOf(attribute: string): string {
  if (attribute === "class") return "className";
  return /^(?:aria|data)-/.test(attribute)
    ? attribute
    : attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
