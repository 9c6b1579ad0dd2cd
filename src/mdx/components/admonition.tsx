import type { ReactNode } from "react";
import { Icon } from "../../ui/icons";
import { admonitionLabel } from "../admonition-label";

type Tone = "note" | "tip" | "info" | "warning" | "danger";

/** The looks of the known keywords; a keyword of the site's own looks like a note. */
const TONES = new Map<string, Tone>([
  ["tip", "tip"],
  ["success", "tip"],
  ["info", "info"],
  ["important", "info"],
  ["unreleased", "info"],
  ["warning", "warning"],
  ["caution", "warning"],
  ["danger", "danger"],
]);

type AdmonitionProps = {
  /** The keyword: a class, and the label where there is no title. */
  type: string;
  tone?: Tone;
  title?: ReactNode;
  /** Instead of the look's own icon. */
  icon?: ReactNode;
  id?: string;
  className?: string;
  children?: ReactNode;
};

/**
 * A box beside the text's flow: a note, a tip, a warning. Its kind is said in words too, where a title hides it from
 * those who see neither colour nor icon.
 */
export function Admonition({
  type,
  tone = TONES.get(type) ?? "note",
  title,
  icon,
  className,
  children,
  ...rest
}: AdmonitionProps) {
  const label = admonitionLabel(type);
  return (
    <div
      role="note"
      className={`admonition admonition-${type}${className ? ` ${className}` : ""}`}
      data-tone={tone}
      {...rest}
    >
      <div className="admonition-title">
        {icon === undefined ? <Icon name={tone} /> : icon && <span className="admonition-icon">{icon}</span>}
        {title === undefined ? (
          <span>{label}</span>
        ) : (
          <span>
            <span className="visually-hidden">{label}: </span>
            {title}
          </span>
        )}
      </div>
      {children !== undefined && <div className="admonition-content">{children}</div>}
    </div>
  );
}
