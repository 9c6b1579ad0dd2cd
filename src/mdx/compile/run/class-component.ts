type Props = Record<string, unknown>;
type Component = (props: Props) => unknown;

/** What a class of React's has, as far as its first render asks for it. */
type ClassOfReact = Component & {
  contextType?: { value?: unknown };
  getDerivedStateFromProps?: (props: Props, state: unknown) => object | null;
};

/** An element of such a class. */
type Instance = {
  props: Props;
  state?: unknown;
  context?: unknown;
  componentWillMount?: () => void;
  UNSAFE_componentWillMount?: () => void;
  render: () => unknown;
};

/** What classes of React extend: `mark` is told of each that is drawn, since what comes after that is for browsers. */
export function baseOfClasses(mark: () => void): new (props: Props) => object {
  return class {
    readonly props: Props;
    state?: unknown;
    constructor(props: Props) {
      mark();
      this.props = props;
    }

    /** As in React, the mark of a class: it is inherited also by those that were made functions. */
    get isReactComponent(): boolean {
      return true;
    }

    setState(change: unknown): void {
      const next = typeof change === "function" ? (change as Component)(this.state as Props) : change;
      this.state = { ...Object(this.state), ...Object(next) };
    }

    forceUpdate(): void {}
  };
}

/** Whether a component is a class; packages publish classes also as functions that only `new` may call. */
export function isClass(component: Component): boolean {
  const { prototype } = component as { prototype?: { isReactComponent?: unknown } };
  return prototype?.isReactComponent === true || /^class\s/.test(Function.prototype.toString.call(component));
}

/**
 * What a class of React draws first, as React's own renderer for servers has it; throws for classes that draw nothing,
 * and what their code throws.
 */
export function firstOfClass(component: Component, props: Props): unknown {
  const ofReact = component as ClassOfReact;
  const made = Reflect.construct(component, [props]) as Instance;
  made.props = props;
  made.context = ofReact.contextType?.value;
  const derived = ofReact.getDerivedStateFromProps?.(props, made.state);
  if (derived) made.state = { ...Object(made.state), ...derived };
  made.componentWillMount?.();
  made.UNSAFE_componentWillMount?.();
  return made.render();
}

/** Props with the defaults that a component names, where there are none, as React has them. */
export function withDefaults({ defaultProps }: Component & { defaultProps?: Readonly<Props> }, props: Props): Props {
  if (!defaultProps) return props;
  const absent = Object.entries(defaultProps).filter(([name]) => props[name] === undefined);
  return { ...props, ...Object.fromEntries(absent) };
}
