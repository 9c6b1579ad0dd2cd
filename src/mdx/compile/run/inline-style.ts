import type { ContentProps } from "../../content-node";

/** A CSS text as React's style object: `"color: red"` gives `{ color: "red" }`. */
export function styleOf(css: string): ContentProps {
  const declarations = css.split(/;(?![^(]*\))/).map((part) => /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(part));
  return Object.fromEntries(
    declarations.filter((match) => match !== null).map(([, name = "", value = ""]) => [camelCase(name), value]),
  );
}

function camelCase(name: string): string {
  return name.startsWith("--")
    ? name
    : name.replace(/^-ms-/, "ms-").replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
