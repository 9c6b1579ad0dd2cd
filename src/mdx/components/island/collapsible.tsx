import { useEffect, useRef, useState, type ElementType, type ReactNode } from "react";

type CollapsibleProps = {
  as?: ElementType;
  collapsed: boolean;
  className?: string;
  /** Whether what is inside is made only once it is shown. */
  lazy?: boolean;
  onCollapseTransitionEnd?: (collapsed: boolean) => void;
  children?: ReactNode;
};

/** Whether something is collapsed, as Docusaurus' theme has it, and what changes that. */
export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((before) => !before) };
}

/** A part of a page that is hidden while it is collapsed. */
export function Collapsible(props: CollapsibleProps) {
  const { as: Tag = "div", collapsed, className, lazy = false, onCollapseTransitionEnd, children } = props;
  const shown = useRef(false);
  shown.current ||= !collapsed;
  const before = useRef(collapsed);
  useEffect(() => {
    if (before.current !== collapsed) onCollapseTransitionEnd?.(collapsed);
    before.current = collapsed;
  }, [collapsed, onCollapseTransitionEnd]);
  return (
    <Tag className={className} style={collapsed ? { display: "none" } : undefined}>
      {(!lazy || shown.current) && children}
    </Tag>
  );
}
