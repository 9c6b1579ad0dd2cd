import { contentOf } from "../../../mdx/page-content";
import { Prose } from "../../../mdx/render/prose";
import { renderNodes } from "../../../mdx/render/render";

type HomeTextProps = { part: Pick<Queries.HomePartFragment, "heading" | "prose">; isTitled: boolean };

/**
 * The text of the home page, where it is no example that readers edit; nothing where there is none. Its heading is that
 * of the page where this is not titled by something else.
 */
export function HomeText({ part, isTitled }: HomeTextProps) {
  const [title, nodes] = [isTitled ? contentOf(part.heading) : [], contentOf(part.prose)];
  if (title.length + nodes.length === 0) return null;
  return (
    <div>
      {title.length > 0 && <h2>{renderNodes(title)}</h2>}
      <Prose nodes={nodes} />
    </div>
  );
}
