import { useEffect, useState, type ComponentProps, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { CodeBlock } from "../code/code-block";

type CodeProps = ComponentProps<typeof CodeBlock>;

/** A block of code in an island; its colours come once the page has loaded what makes them. */
export function Code({ children, language, ...props }: CodeProps) {
  const code = typeof children === "string" ? children.replace(/\n$/, "") : children;
  const known = language ?? /(?:^|\s)language-(\S+)/.exec(props.className ?? "")?.[1];
  const colored = useColors(code, known);
  return (
    <CodeBlock {...props} language={known}>
      {colored ?? code}
    </CodeBlock>
  );
}

function useColors(code: ReactNode, language: string | undefined): ReactNode {
  const [colored, setColored] = useState<{ code: string; nodes: ReactNode }>();
  useEffect(() => {
    if (typeof code !== "string" || language === undefined) return undefined;
    let isCurrent = true;
    // Chunks without a name share one file of what any two of them have: search would load the grammars.
    import(/* webpackChunkName: "colored-code" */ "../code/colored-code").then(
      ({ coloredCode }) => isCurrent && setColored({ code, nodes: coloredCode(code, language) }),
      // Without colours the code stays as it is.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
  return colored?.code === code ? colored?.nodes : undefined;
}

/** What Docusaurus shows code by: text of several lines is a block. */
export function ThemeCode({ metastring: _, ...props }: ComponentPropsWithoutRef<"code"> & { metastring?: string }) {
  const isBlock = typeof props.children === "string" && props.children.includes("\n");
  return isBlock ? <Code {...props} /> : <code {...props} />;
}
