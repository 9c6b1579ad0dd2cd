const paths = {
  sun: "M12 4V2m0 20v-2m8-8h2M2 12h2m13.66-5.66 1.41-1.41M4.93 19.07l1.41-1.41m11.32 0 1.41 1.41M4.93 4.93l1.41 1.41M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",
  moon: "M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7Z",
  menu: "M4 7h16M4 12h16M4 17h16",
  search: "M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM15.5 15.5l5 5",
  star: "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2",
  hash: "M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16",
  lines: "M4 6h16M4 10.5h16M4 15h16M4 19.5h9",
  close: "m6 6 12 12M18 6 6 18",
  chevronDown: "m6 9 6 6 6-6",
  chevronRight: "m9 6 6 6-6 6",
  chevronLeft: "m15 6-6 6 6 6",
  chevronsLeft: "m11 6-6 6 6 6M18 6l-6 6 6 6",
  arrowUp: "M12 19V5m-6 6 6-6 6 6",
  language: "M3 6h9M7.5 6V4M10 6c0 4-3 7-6.5 8.5M5.5 9c1 2.5 3.5 4.5 6 5.5M12.5 20l4.25-10L21 20m-1.3-3h-5.9",
  home: "M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10",
  page: "M7 3.5h7l4 4v13H7zM14 3.5v4h4M10 12h5M10 16h5",
  folder: "M3.5 6.5h6l2 2.5h9v10h-17z",
  note: "M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4",
  tip: "M9.5 18h5M10.5 21.5h3M9.5 18c0-1-.4-2-1.2-2.8a6 6 0 1 1 7.4 0c-.8.8-1.2 1.8-1.2 2.8",
  info: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v5.5M12 7.5v.1",
  danger: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16.4v.1",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  check: "m5 12.5 4.5 4.5L19 7",
  wrap: "M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2.5L12.5 18l2.5 2.5M4 18h5",
  warning: "M12 4 2.5 20h19zM12 10.5v4M12 17.25v.1",
} as const;

/** A drawing of the interface's own set. */
export type IconName = keyof typeof paths;

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
      <path d={paths[name]} />
    </svg>
  );
}
