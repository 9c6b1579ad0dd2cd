import type { Namespace } from "./plain-module";

/** The exports of a module as some that are known, and others that are made once somebody asks for one of them. */
export function lazyNamespace(known: Namespace, make: () => Namespace): Namespace {
  let made: Namespace | undefined;
  const others = () => (made ??= make());
  return new Proxy(known, {
    get: (_, name) => known[String(name)] ?? others()[String(name)],
    has: (_, name) => name in known || name in others(),
    ownKeys: () => [...new Set([...Object.keys(known), ...Object.keys(others())])],
    // Without it, names that are not known yet are no keys of the object.
    getOwnPropertyDescriptor: (_, name) => {
      const given = { ...others(), ...known };
      const isNamed = typeof name === "string" && Object.hasOwn(given, name);
      return isNamed ? { value: given[name], enumerable: true, configurable: true, writable: true } : undefined;
    },
  });
}
