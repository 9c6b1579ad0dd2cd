import { lazy } from "../../../src/commands/lean-gatsby/lazy.cjs";

/** A module that counts how often it is loaded, and what stands for it. */
function lazyOf<Exports extends object>(module: Exports, isEsModule = false) {
  const loads: Exports[] = [];
  const load = () => (loads.push(module), module);
  return { loads, module: lazy(load, isEsModule) };
}

test("a module is loaded once, at the first use of what it exports", () => {
  const { loads, module } = lazyOf({ two: 2, double: (value: number) => 2 * value });
  expect(loads).toHaveLength(0);
  expect(module.double(4)).toBe(8);
  expect(module.two).toBe(2);
  expect("two" in module).toBe(true);
  expect("three" in module).toBe(false);
  expect(loads).toHaveLength(1);
});

test("what a method sets of its module is set there: colours of errors are taken out so", () => {
  const formatter = {
    hasColours: true,
    withoutColours() {
      this.hasColours = false;
    },
  };
  lazyOf(formatter).module.withoutColours();
  expect(formatter.hasColours).toBe(false);
});

test("whether it was an ES module is known without loading it", () => {
  for (const isEsModule of [true, false]) {
    const { loads, module } = lazyOf({}, isEsModule);
    expect((module as { __esModule?: boolean }).__esModule).toBe(isEsModule);
    expect(loads).toHaveLength(0);
  }
});

test("a module that is a function or a class can be called and extended", () => {
  expect(lazyOf((value: number) => value + 1).module(1)).toBe(2);
  class Named {
    constructor(readonly name: string) {}
  }
  const { module: Late } = lazyOf(Named);
  class Longer extends Late {}
  expect(new Late("a")).toBeInstanceOf(Named);
  expect(new Late("a").name).toBe("a");
  expect(new Longer("b")).toBeInstanceOf(Longer);
  expect(new Longer("b").name).toBe("b");
});
