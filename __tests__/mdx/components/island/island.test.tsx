/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { act, Component, createContext, useState, type ContextType, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { ClientIsland } from "../../../../src/mdx/components/island/island";
import { IslandSources, type IslandModule } from "../../../../src/mdx/components/island/island-source";

// What React's renderer for servers expects of a browser, and jsdom has not.
Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

type Sources = ContextType<typeof IslandSources>;
type Observer = { see: () => void; observed: Element[]; isEnded: boolean };
const observers: Observer[] = [];
Object.assign(globalThis, {
  IntersectionObserver: class {
    readonly own: Observer = { see: () => undefined, observed: [], isEnded: false };
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.own.see = () => callback([{ isIntersecting: true }]);
      observers.push(this.own);
    }
    observe(element: Element): void {
      this.own.observed.push(element);
    }
    disconnect(): void {
      this.own.isEnded = true;
    }
  },
});

function Counter({ start, children }: { start: number; children?: ReactNode }) {
  const [count, setCount] = useState(start);
  if (count > start + 1) throw new Error("Too many.");
  return (
    <button onClick={() => setCount(count + 1)}>
      {count} {children}
    </button>
  );
}

const run = { number: 0 };
let root: Root | undefined;
let release: (module: IslandModule) => void;
let asked: string[];
let container: HTMLElement;
let errors: unknown[];

const island = (script: string) => (
  <ClientIsland $island={{ script, name: "default" }} start={3}>
    times
  </ClientIsland>
);

/** A page with an island as the server sends it, taken over by React. */
beforeEach(async () => {
  const { renderToString } = await import("react-dom/server");
  observers.length = 0;
  asked = [];
  errors = [];
  const sent = `sent-${(run.number += 1)}`;
  const onServer = { load: async () => ({ default: Counter }), check: () => "" };
  const page = <IslandSources.Provider value={onServer}>{island(sent)}</IslandSources.Provider>;
  renderToString(page);
  await Promise.resolve();
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  container = document.querySelector("main") as HTMLElement;
  const inBrowser = {
    load: (script: string) => {
      asked.push(script);
      return new Promise<IslandModule>((resolve) => {
        release = resolve;
      });
    },
  };
  await act(async () => {
    root = hydrateRoot(
      container,
      <IslandSources.Provider value={inBrowser}>{island(`taken-${run.number}`)}</IslandSources.Provider>,
      { onRecoverableError: (error) => errors.push(error) },
    );
  });
});
afterEach(() => act(async () => root?.unmount()));

const button = () => container.querySelector("button");

test("an island stays as the server sent it until it is in view and its script is here; then it works", async () => {
  const sent = button();
  expect(sent?.textContent).toBe("3 times");
  expect(asked).toEqual([]);
  expect(observers[0]?.observed).toEqual([sent]);
  await act(async () => observers[0]?.see());
  expect(asked).toEqual([`taken-${run.number}`]);
  expect(button()).toBe(sent);
  await act(async () => release({ default: Counter }));
  expect(button()).toBe(sent);
  await act(async () => sent?.click());
  expect(sent?.textContent).toBe("4 times");
  expect(errors).toEqual([]);
});

test("an island keeps what the server drew where a context above changes before its script is here", async () => {
  const Around = createContext("a");
  const under = (value: string) => (
    <IslandSources.Provider value={{ load: () => new Promise<IslandModule>((resolve) => (release = resolve)) }}>
      <Around.Provider value={value}>{island(`under-${run.number}`)}</Around.Provider>
    </IslandSources.Provider>
  );
  await act(async () => root?.unmount());
  document.body.innerHTML =
    '<main><site-island style="display:contents" data-needs-scripts="view"><!--$--><button>3 <!-- -->times</button><!--/$--></site-island></main>';
  container = document.querySelector("main") as HTMLElement;
  await act(async () => {
    root = hydrateRoot(container, under("a"), { onRecoverableError: () => undefined });
  });
  const sent = button();
  await act(async () => root?.render(under("b")));
  expect(button()).not.toBe(sent);
  expect(button()?.textContent).toBe("3 times");
  await act(async () => observers.at(-1)?.see());
  await act(async () => release({ default: Counter }));
  await act(async () => button()?.click());
  expect(container.textContent).toBe("4 times");
});

test("one that only browsers draw loads once the place in view is the one that React has put there", async () => {
  await act(async () => root?.unmount());
  observers.length = 0;
  asked = [];
  document.body.innerHTML = `<main><site-island style="display:contents" data-needs-scripts="view"><!--$!--><template></template><span class="island-place"></span><!--/$--></site-island></main>`;
  container = document.querySelector("main") as HTMLElement;
  const load = (script: string) => {
    asked.push(script);
    return Promise.resolve({ default: Counter } as IslandModule);
  };
  const drawn = <IslandSources.Provider value={{ load }}>{island("drawn")}</IslandSources.Provider>;
  await act(async () => {
    root = hydrateRoot(container, drawn, { onRecoverableError: () => undefined });
  });
  const place = container.querySelector(".island-place");
  const watching = observers.filter(({ observed, isEnded }) => !isEnded && observed.some((box) => box === place));
  expect(watching).toHaveLength(1);
  await act(async () => watching[0]?.see());
  expect(asked).toEqual(["drawn"]);
  expect(button()?.textContent).toBe("3 times");
});

test("a function gets `ref` as a prop; a class, which has it from React, does without", async () => {
  class Old extends Component<{ ref?: string }> {
    override render() {
      return <p>class {String(this.props.ref)}</p>;
    }
  }
  const Branch = ({ ref }: { ref?: string }) => <p>branch {ref}</p>;
  const shown = async (Shown: unknown) => {
    const script = `ref-${(run.number += 1)}`;
    const onServer = { load: async () => ({ default: Shown }), check: () => "" } as Sources;
    const page = (
      <IslandSources.Provider value={onServer}>
        <ClientIsland $island={{ script, name: "default" }} $ref="main" />
      </IslandSources.Provider>
    );
    const { renderToStaticMarkup } = await import("react-dom/server");
    renderToStaticMarkup(page);
    await Promise.resolve();
    return renderToStaticMarkup(page).replace(/<\/?site-island[^>]*>/g, "");
  };
  expect([await shown(Branch), await shown(Old)]).toEqual(["<p>branch main</p>", "<p>class undefined</p>"]);
});

test("one that fails says so in its place, and begins anew on request", async () => {
  const told = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await act(async () => observers[0]?.see());
  await act(async () => release({ default: Counter }));
  await act(async () => button()?.click());
  await act(async () => button()?.click());
  expect(container.querySelector("[role=alert]")?.textContent).toContain("Too many.");
  await act(async () => button()?.click());
  expect(button()?.textContent).toBe("3 times");
  told.mockRestore();
});
