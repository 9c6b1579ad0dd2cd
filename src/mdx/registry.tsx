import type { ComponentType } from "react";
import { CodeBlock } from "./components/code-block";
import { ContentHeading } from "./components/heading";
import { ContentImage } from "./components/image";
import { ContentLink } from "./components/link";
import { ContentTable } from "./components/table";
import type { RegistryName } from "./registry-names";

type Component = ComponentType<never>;

const components: Record<RegistryName, Component> = { CodeBlock, TruncateMark: () => null };

const elements: Record<string, Component> = {
  a: ContentLink,
  img: ContentImage,
  table: ContentTable,
  h2: ContentHeading("h2"),
  h3: ContentHeading("h3"),
  h4: ContentHeading("h4"),
  h5: ContentHeading("h5"),
  h6: ContentHeading("h6"),
};

/** The only way from content to a component: names that MDX may use, and the HTML elements that the site draws in its own way. */
export const registry: Record<string, ComponentType<Record<string, unknown>> | undefined> = { ...elements, ...components } as never;
