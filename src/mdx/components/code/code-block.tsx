import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { translate } from "../../../lib/words/translate";
import { CopyButton } from "../../../ui/copy-button";
import { copyCode } from "../../../ui/copy-code";
import { Icon } from "../../../ui/icons";

type CodeBlockProps = {
  language?: string;
  title?: ReactNode;
  className?: string;
  /** The number of the first line, where lines have numbers. */
  firstNumber?: number;
  /** Highlighted code; without it the children are the code. */
  html?: string;
  children?: ReactNode;
};

/** Languages whose code is typed into a terminal. */
const SHELLS = new Set(["bash", "sh", "shell", "zsh", "console", "powershell", "ps1"]);

/**
 * A block of code below its name, or that of its language. Its buttons come with the scripts that they need, and its
 * code is a stop of the Tab key only where it has to be scrolled.
 */
export function CodeBlock({ language, title, className, firstNumber, html, children }: CodeBlockProps) {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(pre);
  const [wraps, setWraps] = useState(false);
  const code = numbering(firstNumber);
  return (
    <figure
      className={className ? `code-block ${className}` : "code-block"}
      data-language={language || undefined}
      data-kind={SHELLS.has(language ?? "") ? "terminal" : undefined}
      data-wraps={wraps || undefined}
    >
      <figcaption>
        <span className={title === undefined ? "name" : "name title"}>{title ?? (language || "text")}</span>
        {overflows !== undefined && (
          <span className="buttons" data-print="hide">
            {(overflows || wraps) && (
              <button
                type="button"
                title={translate({ id: "code.wrap" })}
                aria-label={translate({ id: "code.wrap" })}
                aria-pressed={wraps}
                onClick={() => setWraps(!wraps)}
              >
                <Icon name="wrap" />
              </button>
            )}
            <CopyButton label={translate({ id: "code.copy" })} copy={() => copyCode(pre.current as HTMLElement)} />
          </span>
        )}
      </figcaption>
      <pre ref={pre} {...(overflows && tabStop(pre.current))}>
        {html === undefined ? (
          <code {...code}>{children}</code>
        ) : (
          <code {...code} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
    </figure>
  );
}

/** The attributes of code whose lines have numbers; none where there is no first one. */
function numbering(first: number | undefined) {
  if (first === undefined) return {};
  return { className: "numbered", style: first === 1 ? undefined : { counterReset: `line ${first - 1}` } };
}

/** The attributes of code that is scrolled by keyboard; a title names it, which may be more than text. */
function tabStop(pre: HTMLElement | null) {
  const title = pre?.parentElement?.querySelector("figcaption > .title")?.textContent;
  return { tabIndex: 0, role: "group", "aria-label": title || translate({ id: "code.label" }) };
}

/** Whether an element's content is wider than the element; undefined until the page has scripts, and shows it. */
function useOverflow(box: RefObject<HTMLElement>): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const element = box.current as HTMLElement;
    const observer = new ResizeObserver(() => {
      // In a closed tab nothing is wide, and nobody needs buttons.
      if (element.clientWidth > 0) setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
