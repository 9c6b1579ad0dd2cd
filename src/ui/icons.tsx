import { ICON_PATHS } from "../lib/html/icon-paths";

/** A drawing of the interface's own set. */
export type IconName = keyof typeof ICON_PATHS;

/**
 * An icon in the colour of the text around it; `show` limits it to one colour mode. It is decoration: say its meaning
 * in words beside it.
 */
export function Icon({
  name,
  show,
  className = "site-icon",
}: {
  name: IconName;
  show?: "light" | "dark";
  className?: string;
}) {
  return (
    <svg className={className} data-show={show} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
