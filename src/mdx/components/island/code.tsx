import {
  useContext,
  useEffect,
  useState,
  type ComponentProps,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from "react";
import { codeName, type CodeProps as Source } from "../../docusaurus-functions";
import { CodeBlock } from "../code/code-block";
import { IslandContents } from "./island-contents";
import { languageInClasses } from "../../code-language";

type CodeProps = ComponentProps<typeof CodeBlock> & Source;

/** A block of code in an island, as the build has made it; one that it does not know is coloured by the page. */
export function Code(props: CodeProps) {
  const name = codeName(props.children, props);
  const made = useContext(IslandContents)[name ?? ""];
  return made ?? <NewCode {...props} />;
}

/** A block of code whose colours come once the page has loaded what makes them. */
function NewCode({ children, language, metastring: _, showLineNumbers: __, ...props }: CodeProps) {
  const code = typeof children === "string" ? children.replace(/\n$/, "") : children;
  const known = language ?? languageInClasses(props.className ?? "");
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
export function ThemeCode({
  metastring,
  ...props
}: Omit<ComponentPropsWithoutRef<"code">, "title"> & { metastring?: string }) {
  const isBlock = typeof props.children === "string" && props.children.includes("\n");
  return isBlock ? <Code {...props} metastring={metastring} /> : <code {...props} />;
}
