import { isElement } from "../../../content-node";
import { Content, elementOf, Fragment, nodesOf, propsOf, type jsxRuntime } from "../runtime";
import { baseOfClasses } from "../class-component";
import type { Namespace } from "../imports/plain-module";

type Component = (props: Record<string, unknown>) => unknown;
type Given = { current: unknown };
/** Is told the name of what was used. */
type Mark = (name: string) => void;

/** What only browsers go on with, and at first gives the same wherever HTML is made. */
export const EXACT_HOOKS: readonly string[] = [
  "useState",
  "useReducer",
  "useEffect",
  "useLayoutEffect",
  "useInsertionEffect",
  "useImperativeHandle",
  "useTransition",
  "useDeferredValue",
];

const nothing = () => undefined;
const same = (component: Component) => component;
const valueOf = (initial: unknown): unknown => (typeof initial === "function" ? (initial as () => unknown)() : initial);

/** What only browsers go on with after a first render. */
const OF_BROWSERS: Record<string, unknown> = {
  Suspense: Fragment,
  useState: (initial: unknown) => [valueOf(initial), nothing],
  useReducer: (_reducer: unknown, initial: unknown, init?: (value: unknown) => unknown) => [
    init ? init(initial) : initial,
    nothing,
  ],
  useContext: (context: { value: unknown }) => context.value,
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useTransition: () => [false, (start: () => unknown) => void start],
  useDeferredValue: (value: unknown) => value,
  useSyncExternalStore: (_subscribe: unknown, snapshot: () => unknown, server?: () => unknown) =>
    (server ?? snapshot)(),
  createPortal: nothing,
  flushSync: (action: () => unknown) => action(),
};

/**
 * What `react` and `react-dom` give to the modules of content: elements that are content, and hooks with the state of a
 * first render, as React's own renderer for servers has it. `mark` is told of what only browsers go on with.
 */
export function firstRender(h: ReturnType<typeof jsxRuntime>, mark: Mark): Namespace {
  const jsx = (tag: Parameters<typeof h>[0], props: Record<string, unknown>) => h(tag, props);
  const base = baseOfClasses(() => mark("Component"));
  const names: Namespace = {
    ...wholeParts(),
    Component: base,
    PureComponent: base,
    ...marked({ ...OF_BROWSERS, cloneElement: cloningBy(h) }, mark),
    lazy: () => () => mark("lazy"),
    createContext: (value: unknown) => ({
      value,
      ...marked({ Provider: Fragment, Consumer: consumerOf(value) }, mark),
    }),
    createElement: h,
    jsx,
    jsxs: jsx,
  };
  names.default = names;
  return names;
}

/**
 * Elements with other props: those of components are drawn once more with them, others have them beside what the build
 * made of their own. Functions and refs are for browsers alone.
 */
function cloningBy(h: ReturnType<typeof jsxRuntime>) {
  return (element: unknown, config: Record<string, unknown> | null, ...children: unknown[]): unknown => {
    if (!(element instanceof Content)) return element;
    const { type, props } = element;
    if (typeof type === "function") return h(type as Component, { ...props, ...config }, ...children);
    const [node, ...others] = element.nodes;
    if (node === undefined || !isElement(node) || others.length > 0 || node[0] !== type) return element;
    const { children: inner = props.children, ref: _ref, ...given } = { ...config };
    const held = children.length > 0 ? children : inner;
    const data = Object.entries(given).filter(([, value]) => typeof value !== "function");
    const changed = elementOf(type, { ...node[1], ...propsOf(Object.fromEntries(data)) }, nodesOf(held));
    return new Content([changed], { type, props: { ...props, ...given, children: held } });
  };
}

/** What a first render is the whole of; made for each module, because a module may change it. */
function wholeParts(): Namespace {
  return {
    isValidElement: (value: unknown) => value instanceof Content,
    Fragment,
    StrictMode: Fragment,
    useRef: (current: unknown): Given => ({ current }),
    useMemo: (make: () => unknown) => make(),
    useCallback: (callback: unknown) => callback,
    useDebugValue: nothing,
    useId: () => "first-render",
    createRef: (): Given => ({ current: null }),
    memo: same,
    forwardRef: (render: (props: object, ref: null) => unknown) => (props: object) => render(props, null),
    startTransition: nothing,
    Children: {
      toArray: childrenOf,
      map: (children: unknown, change: (child: unknown, index: number) => unknown) => childrenOf(children).map(change),
      forEach: (children: unknown, see: (child: unknown, index: number) => void) => childrenOf(children).forEach(see),
      count: (children: unknown) => childrenOf(children).length,
      only: (children: unknown) => childrenOf(children)[0],
    },
    version: "18.3.1",
  };
}

/** Functions that tell of their use before they do what they do. */
function marked(functions: Record<string, unknown>, mark: Mark): Namespace {
  const tellingOf =
    (name: string, action: unknown) =>
    (...values: unknown[]) => {
      mark(name);
      return (action as (...values: unknown[]) => unknown)(...values);
    };
  return Object.fromEntries(Object.entries(functions).map(([name, action]) => [name, tellingOf(name, action)]));
}

function childrenOf(children: unknown): unknown[] {
  return [children].flat(Infinity).filter(isShown);
}

/** Whether React shows a child, and counts it among the children of an element. */
export function isShown(child: unknown): boolean {
  return child !== null && child !== undefined && typeof child !== "boolean";
}

function consumerOf(value: unknown): Component {
  return ({ children }) =>
    typeof children === "function" ? (children as (value: unknown) => unknown)(value) : children;
}
