import { contentOf } from "../../../mdx/page-content";
import { renderNodes } from "../../../mdx/render/render";
import type { HomePartSettings, ManagerCommand } from "../home-part";
import { ActionLinks } from "./action-links";
import { HomeText } from "./home-text";
import { QuickStart } from "./quick-start";
import { Sample } from "./sample";

/**
 * What the page begins with: the promise, the command to begin with, and the product at work, or a text. Where the file
 * is a heading and a text alone, these are the whole of it.
 */
export function Hero({ part }: { part: Queries.HomePartFragment }) {
  const { title, headline = title, lead, actions, sample } = part.settings as HomePartSettings;
  const commands = part.commands as unknown as ManagerCommand[];
  const heading = contentOf(part.heading);
  const isPlain = !sample && !lead && commands.length + actions.length === 0;
  return (
    <header className={isPlain ? "hero plain" : "hero"}>
      <div className="promise">
        <h1>{headline ?? (heading.length > 0 && !sample ? renderNodes(heading) : part.title)}</h1>
        {lead && <p className="site-lead">{lead}</p>}
        {commands.length > 0 && <QuickStart commands={commands} />}
        <ActionLinks links={actions} />
      </div>
      {sample ? <Sample {...sample} part={part} /> : <HomeText part={part} isTitled={headline !== undefined} />}
    </header>
  );
}
