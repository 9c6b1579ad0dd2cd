import type { MdxProgram } from "../program";
import { keepInlineModule } from "../../bundles/inline-modules";
import type { Namespace } from "../imports/plain-module";
import { contentInProp, type ContentElement, type ContentNode } from "../../../content-node";
import { observed, ownIsland, type Hosting } from "./component-host";
import { inlineModule, PART, type InlinePart } from "./inline-module";
import type { Content } from "../runtime";

/** Parts of a content file that may do what only browsers can: its tags, its expressions, and what it declares. */
export type InlineParts = {
  /** Makes the content of a part, or an island of it; `children` is what Markdown has inside of it. */
  run: (action: () => ContentNode[], part: () => InlinePart, children?: unknown) => ContentNode[];
  /** An island of a tag and what it holds, in the place of one of its component alone; `places` are its children. */
  whole: (island: ContentElement, part: InlinePart, places: Content) => ContentNode[];
  /** Notes the components that the file declares. */
  note: (names: Namespace) => void;
};

/** A file's JavaScript, and what it finds in scope, as statements by their names. */
export type InlineSource = { program: MdxProgram; given: () => Readonly<Record<string, string>> };

/** The parts of the file that a context is of. */
export function inlineParts(hosting: Hosting, { program, given }: InlineSource): InlineParts {
  const { file, root } = hosting.context;
  const sourceOf = (wanted: InlinePart | string) =>
    keepInlineModule(inlineModule(program, wanted, given()), file, root);
  return {
    run: (action, part, children) =>
      observed(() => ({ source: sourceOf(part()), name: PART }), { children }, action, hosting),
    whole: (island, part, places) =>
      ownIsland(
        {
          originOf: () => ({ source: sourceOf(part), name: PART }),
          props: { children: places },
          first: contentInProp(island[1].$first) ?? [],
        },
        hosting,
        () => [island],
      ),
    note: (names) => {
      for (const [name, value] of Object.entries(names))
        if (typeof value === "function") hosting.trial.noteInline(value, () => ({ source: sourceOf(name), name }));
    },
  };
}
