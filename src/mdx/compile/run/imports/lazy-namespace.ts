import type { Namespace } from "./plain-module";

/**
 * The exports of a module as some that are known, and others, of which the names are known, that are made once somebody
 * asks for the value of one of them: those who copy the properties as they are do not.
 */
export function lazyNamespace(known: Namespace, names: readonly string[], make: () => Namespace): Namespace {
  let made: Namespace | undefined;
  const others = () => (made ??= make());
  const keys = [...new Set([...Object.keys(known), ...names])];
  return new Proxy(known, {
    get: (_, name) => known[String(name)] ?? others()[String(name)],
    has: (_, name) => name in known || name in others(),
    ownKeys: () => keys,
    // Without it, names that are not known yet are no keys of the object.
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === "string" && keys.includes(name)
        ? { get: () => known[name] ?? others()[name], enumerable: true, configurable: true }
        : undefined,
  });
}

/** The exports of a module with some others in the place of those of the same names; none of them is made by it. */
export function withExports(namespace: Namespace, exports: Namespace): Namespace {
  const properties = Object.getOwnPropertyDescriptors(exports);
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(namespace), ...properties }) as Namespace;
}
