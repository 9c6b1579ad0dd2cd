import { Fragment, MdxError, type jsxRuntime } from "../runtime";
import type { Namespace } from "./plain-module";

/** What `import … from "react"` gives to content: elements and fragments; every hook is an error when it is called. */
export function reactNames(h: ReturnType<typeof jsxRuntime>): Namespace {
  const names: Namespace = { createElement: h, Fragment };
  const react = new Proxy(names, {
    has: () => true,
    get: (known, name) => known[String(name)] ?? (/^use[A-Z]/.test(String(name)) ? refused(String(name)) : undefined),
  });
  names.default = react;
  return react;
}

function refused(name: string) {
  return (): never => {
    throw hookError(name);
  };
}

/** The remedy for a component that needs a browser. */
export const HOOK_REMEDY = "Content runs at build: put the component into a file of its own, and import it.";

/** The mistake of using a hook where nothing is drawn twice. */
export function hookError(name: string): MdxError {
  return new MdxError(`The hook '${name}' cannot run in content.`, HOOK_REMEDY);
}
