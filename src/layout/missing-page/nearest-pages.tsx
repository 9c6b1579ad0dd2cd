import { withPrefix } from "gatsby";
import { useEffect, useRef } from "react";
import { translate } from "../../lib/words/translate";
import { routeParts } from "../../ui/frame-parts";
import { PLACE, showNearest } from "./answer";

/** Who listens is told what comes into it. */
const EMPTY = { __html: '<div role="status"></div>' };

/**
 * The pages whose addresses are most like one that has no page; with `kept`, those of these routes. Nothing of it is
 * for React: `answerByItself` fills it where React is not there yet.
 */
export function NearestPages({ path, kept }: { path: string; kept?: ReadonlySet<string> }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || (element.dataset.path === path && !kept)) return;
    void showNearest(element, path, { withPrefix, kept });
  }, [path, kept]);
  const below = routeParts()
    .map(({ route }) => route)
    .join(" ");
  return (
    <div
      ref={place}
      className={PLACE}
      data-found={translate({ id: "notFound.nearest" })}
      data-below={below || undefined}
      dangerouslySetInnerHTML={EMPTY}
      suppressHydrationWarning
    />
  );
}
