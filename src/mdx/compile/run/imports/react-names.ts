import { Fragment, MdxError, type jsxRuntime } from "../runtime";
import type { Namespace } from "./plain-module";

/** What `import … from "react"` gives to content: elements and fragments; every hook is an error when it is called. */
export function reactNames(h: ReturnType<typeof jsxRuntime>): Namespace {
  const names: Namespace = { createElement: h, Fragment };
  const react = new Proxy(names, {
    has: () => true,
    get: (known, name) => known[String(name)] ?? (/^use[A-Z]/.test(String(name)) ? hookError(String(name)) : undefined),
  });
  names.default = react;
  return react;
}

/** The remedy for a component that needs a browser. */
export const HOOK_REMEDY =
  "Content runs at build: put the component into the registry (`src/mdx/render/registry.tsx`) and use it by name.";

function hookError(name: string) {
  return (): never => {
    throw new MdxError(`The hook '${name}' cannot run in content.`, HOOK_REMEDY);
  };
}
