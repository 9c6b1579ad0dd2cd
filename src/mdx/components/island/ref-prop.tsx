import { createElement, type ComponentType, type FunctionComponent, type ReactElement, type ReactNode } from "react";

type Props = Record<string, unknown>;
/** `children` are those that came apart from the props. */
type CalledProps = { component: FunctionComponent<Props>; props: Props; children?: ReactNode };

/**
 * The type and the props by which an element is made so that a function gets `ref` as a prop, as from React 19: the
 * React of this site keeps it from functions, and refuses a text. All others stay as they are.
 */
export function withRefProp<Type>(type: Type, props: Props | null): [Type | typeof Called, Props | null] {
  if (props?.ref === undefined || !isFunctionComponent(type)) return [type, props];
  return [Called, { component: type, props, ...("key" in props && { key: props.key }) }];
}

/** An element of a component with props from content, where `ref` is data: what is no function does without it. */
export function elementWith(type: ComponentType<Props>, props: Props): ReactElement {
  const { ref: _data, ...others } = props;
  const [made, given] = withRefProp(type, props);
  return createElement(made as ComponentType<Props>, made === type ? others : given);
}

function Called({ component, props, children }: CalledProps): ReactNode {
  return component(children === undefined ? props : { ...props, children });
}

function isFunctionComponent(type: unknown): type is FunctionComponent<Props> {
  if (typeof type !== "function") return false;
  return !(Object(type.prototype) as { isReactComponent?: unknown }).isReactComponent;
}
