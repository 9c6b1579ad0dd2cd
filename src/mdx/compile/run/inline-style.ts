import type { ContentProps } from "../../content-node";
import { camelCase } from "../../../lib/values/camel-case";
import { declarationsOf } from "../../../lib/style/declarations";

/** A CSS text as React's style object: `"color: red"` gives `{ color: "red" }`. */
export function styleOf(css: string): ContentProps {
  return Object.fromEntries(declarationsOf(css).map(([name, value]) => [propertyOf(name), value]));
}

function propertyOf(name: string): string {
  return name.startsWith("--") ? name : camelCase(name.replace(/^-ms-/, "ms-"));
}
