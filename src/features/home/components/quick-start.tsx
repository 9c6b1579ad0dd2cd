import { useRef } from "react";
import { CopyButton } from "../../../ui/copy-button";
import { copyCode } from "../../../ui/copy-code";
import { translate } from "../../../lib/words/translate";
import type { ManagerCommand } from "../home-part";

/** A command to copy, for the package manager that is chosen; CSS shows the right one, also before scripts. */
export function QuickStart({ commands }: { commands: readonly ManagerCommand[] }) {
  const box = useRef<HTMLFieldSetElement>(null);
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
          <input type="radio" name="quick-start" value={manager} defaultChecked={index === 0} />
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
