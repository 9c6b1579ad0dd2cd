import type { HomePartSettings, ManagerCommand } from "../home-part";
import { ActionLinks } from "./action-links";
import { HomeText } from "./home-text";
import { QuickStart } from "./quick-start";
import { Sample } from "./sample";

/** What the page begins with: the promise, the command to begin with, and the product at work, or a text. */
export function Hero({ part }: { part: Queries.HomePartFragment }) {
  const { headline, lead, actions, sample } = part.settings as HomePartSettings;
  const commands = part.commands as unknown as ManagerCommand[];
  return (
    <header className="hero">
      <div className="promise">
        <h1>{headline ?? part.title}</h1>
        {lead && <p className="site-lead">{lead}</p>}
        {commands.length > 0 && <QuickStart commands={commands} />}
        <ActionLinks links={actions} />
      </div>
      {sample ? <Sample {...sample} part={part} /> : <HomeText part={part} />}
    </header>
  );
}
