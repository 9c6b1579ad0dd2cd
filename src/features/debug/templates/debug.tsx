import type { HeadProps, PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { useInBrowser } from "../../../ui/in-browser";
import { lazyPart } from "../../../ui/lazy-part";
import { ViewLinks } from "../components/view-links";
import type { DebugView as View } from "../views";
import { word } from "../words";

type Context = { route: string; view: View };

const DebugView = lazyPart<{ view: View; search: string }>(() =>
  import("../components/debug-view").then(({ DebugView: Part }) => ({ default: Part })),
);

/** A debug page: links to all views, and one of them, whose code and data only a browser loads. */
export default function DebugTemplate({ pageContext: { view }, location: { search } }: PageProps<object, Context>) {
  const isInBrowser = useInBrowser();
  return (
    <PlainPage title={word(view)} above={<ViewLinks current={view} />}>
      <p className="without-scripts">{word("scripts")}</p>
      <div className="debug-view" {...{ [NEEDS_SCRIPTS]: "now" }}>
        {isInBrowser && <DebugView key={`${view}${search}`} {...{ view, search }} />}
      </div>
    </PlainPage>
  );
}

export function Head({ pageContext: { route, view } }: HeadProps<object, Context>) {
  return <SeoHead title={word(view)} path={route} noIndex />;
}
