import { useRef } from "react";
import { CopyButton, type CopyResult } from "../../../ui/copy-button";
import { translate } from "../../../lib/translate";
import type { ManagerCommand } from "../home-part";

/** A command to copy, for the package manager that is chosen; CSS shows the right one, also before scripts. */
export function QuickStart({ commands }: { commands: readonly ManagerCommand[] }) {
  const box = useRef<HTMLFieldSetElement>(null);
  const copy = async (): Promise<CopyResult> => {
    const chosen = box.current?.querySelector<HTMLInputElement>(":checked")?.value;
    const { command = "" } = commands.find(({ manager }) => manager === chosen) ?? {};
    return navigator.clipboard.writeText(command).then(
      () => ({ isCopied: true, told: translate({ id: "code.copied" }) }),
      () => ({ isCopied: false, told: translate({ id: "code.selected" }) }),
    );
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
        <CopyButton label={translate({ id: "home.copy" })} copy={copy} />
      </div>
    </fieldset>
  );
}
