import { useRef, type ChangeEvent } from "react";
import { CopyButton } from "../../../ui/copy-button";
import { copyCode } from "../../../ui/copy-code";
import { PACKAGE_MANAGERS, readStored, store, tabGroupKey } from "../../../ui/storage";
import { useBeforePaint } from "../../../ui/use-before-paint";
import { translate } from "../../../lib/words/translate";
import type { ManagerCommand } from "../home-part";

const KEY = tabGroupKey(PACKAGE_MANAGERS);

/**
 * A command to copy, for the package manager that is chosen; CSS shows the right one, also before scripts. The choice
 * is kept, and is that of the tabs of commands on other pages.
 */
export function QuickStart({ commands }: { commands: readonly ManagerCommand[] }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useBeforePaint(() => {
    const choices = [...(box.current?.querySelectorAll("input") ?? [])];
    const kept = choices.find(({ value }) => value === readStored(KEY));
    // What was chosen before React was there is the newer choice.
    if (!kept || !choices[0]?.checked) return;
    // Each of them, since React looks for a change from what it was told.
    for (const choice of choices) choice.checked = choice === kept;
  }, []);
  const keep = ({ target }: ChangeEvent<HTMLInputElement>) => store(KEY, target.value);
  const copyChosen = () => {
    const choices = [...(box.current?.querySelectorAll("input") ?? [])];
    const shown = box.current?.querySelectorAll("code")[choices.findIndex(({ checked }) => checked)];
    return copyCode(shown as HTMLElement);
  };
  return (
    <fieldset ref={box} className="quick-start">
      <legend className="visually-hidden">{translate({ id: "home.manager" })}</legend>
      {commands.map(({ manager }, index) => (
        <label key={manager}>
          <input
            type="radio"
            name="quick-start"
            value={manager.toLowerCase()}
            defaultChecked={index === 0}
            onChange={keep}
          />
          {manager}
        </label>
      ))}
      <div className="command">
        {commands.map(({ manager, command }) => (
          <code key={manager}>{command}</code>
        ))}
        <CopyButton label={translate({ id: "home.copy" })} copy={copyChosen} />
      </div>
    </fieldset>
  );
}
