import { useContext, useEffect, useMemo, useState, type ComponentProps, type ComponentPropsWithoutRef } from "react";
import type { CodeRun } from "../../../lib/html/code-runs";
import { textOrEmpty } from "../../../lib/values/text-or-empty";
import { languageInClasses } from "../../code-language";
import { firstNumberOf, readCodeMeta } from "../../code-meta";
import { codeName, type CodeProps as Source } from "../../docusaurus-functions";
import { markedCode } from "../../marked-code";
import { CodeBlock } from "../code/code-block";
import { codeLines } from "../code/code-elements";
import { IslandContents } from "./island-contents";

type CodeProps = ComponentProps<typeof CodeBlock> & Source;

/** A block of code in an island, as the build has made it; one that it does not know is coloured by the page. */
export function Code(props: CodeProps) {
  const name = codeName(props.children, props);
  const made = useContext(IslandContents)[name ?? ""];
  return made ?? <NewCode {...props} />;
}

/** A block of code whose colours come once the page has loaded what makes them. */
function NewCode({ children, language, metastring, showLineNumbers, ...props }: CodeProps) {
  const known = language ?? languageInClasses(props.className ?? "");
  const meta = useMemo(() => metaOf(textOrEmpty(metastring)), [metastring]);
  const firstNumber = numberOf(showLineNumbers) ?? (showLineNumbers === false ? undefined : meta.firstNumber);
  const marked = useMemo(
    () =>
      typeof children === "string"
        ? markedCode(children.replace(/\n$/, ""), known ?? "", meta.ranges, __MAGIC_COMMENTS__)
        : undefined,
    [children, known, meta],
  );
  const runs = useRuns(marked?.code, known);
  return (
    <CodeBlock {...props} title={props.title ?? (meta.title || undefined)} language={known} firstNumber={firstNumber}>
      {marked
        ? codeLines(runs ?? [{ text: marked.code, classes: "" }], marked.classes, firstNumber !== undefined)
        : children}
    </CodeBlock>
  );
}

/** What the words after a fence's language say; nothing where they are not valid, which only builds can tell. */
function metaOf(metastring: string): ReturnType<typeof readCodeMeta> {
  try {
    return readCodeMeta(metastring);
  } catch {
    return { ranges: [] };
  }
}

function numberOf(showLineNumbers: unknown): number | undefined {
  try {
    return firstNumberOf(showLineNumbers ?? false);
  } catch {
    return undefined;
  }
}

function useRuns(code: string | undefined, language: string | undefined): CodeRun[] | undefined {
  const [colored, setColored] = useState<{ code: string; runs: CodeRun[] }>();
  useEffect(() => {
    if (code === undefined || language === undefined) return undefined;
    let isCurrent = true;
    // Chunks without a name share one file of what any two of them have: search would load the grammars.
    import(/* webpackChunkName: "colored-code" */ "../code/colored-code").then(
      ({ coloredRuns }) => isCurrent && setColored({ code, runs: coloredRuns(code, language) }),
      // Without colours the code stays as it is.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
  return colored?.code === code ? colored?.runs : undefined;
}

/** What Docusaurus shows code by: text of several lines is a block. */
export function ThemeCode({
  metastring,
  ...props
}: Omit<ComponentPropsWithoutRef<"code">, "title"> & { metastring?: string }) {
  const isBlock = typeof props.children === "string" && props.children.includes("\n");
  return isBlock ? <Code {...props} metastring={metastring} /> : <code {...props} />;
}
