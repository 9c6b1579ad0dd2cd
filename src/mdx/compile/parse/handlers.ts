import type { Options } from "remark-rehype";

/** How nodes of the Markdown tree become nodes of the HTML tree, by their type. */
export type Handlers = NonNullable<Options["handlers"]>;

/** What a handler gets beside the node: the conversion under way. */
export type HandlerState = Parameters<NonNullable<Handlers["paragraph"]>>[0];
