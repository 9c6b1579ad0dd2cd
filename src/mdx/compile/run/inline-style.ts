import type { ContentProps } from "../../content-node";
import { camelCase } from "../../../lib/values/camel-case";

/** A CSS text as React's style object: `"color: red"` gives `{ color: "red" }`. */
export function styleOf(css: string): ContentProps {
  const declarations = css.split(/;(?![^(]*\))/).map((part) => /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(part));
  return Object.fromEntries(
    declarations.filter((match) => match !== null).map(([, name = "", value = ""]) => [propertyOf(name), value]),
  );
}

function propertyOf(name: string): string {
  return name.startsWith("--") ? name : camelCase(name.replace(/^-ms-/, "ms-"));
}
