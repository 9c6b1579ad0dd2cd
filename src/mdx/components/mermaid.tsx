import { withPrefix } from "gatsby";
import type { Mermaid as MermaidLibrary } from "mermaid";
import { useEffect, useId, useState, type CSSProperties } from "react";
import { NEEDS_SCRIPTS } from "../../ui/held-scripts";
import { useColorMode, type ColorMode } from "../../ui/color-mode";
import { diagramTheme } from "../diagram-theme";
import { translate } from "../../lib/words/translate";
import { errorMessage } from "../../lib/values/error-of";

type MermaidProps = {
  /** The diagram's source. */
  value: string;
  /** Where Mermaid's module is, for a diagram that only a browser can draw. */
  library?: string;
  /** What is wrong with the diagram. */
  problem?: string;
};

type Outcome = { svg: string } | { problem: string };

/**
 * A diagram that the build did not draw: its source until Mermaid has drawn it in the colours of the mode, and what is
 * wrong where that fails.
 */
export function Mermaid({ value, library, problem }: MermaidProps) {
  const outcome = useDrawing(value, library) ?? (problem === undefined ? undefined : { problem });
  if (outcome && "svg" in outcome) return <Drawing svg={outcome.svg} />;
  return (
    <>
      {outcome && (
        <div role="alert" className="diagram-problem">
          <p>{translate({ id: "diagram.problem" })}</p>
          <pre>{outcome.problem}</pre>
        </div>
      )}
      <figure className="code-block" {...{ [NEEDS_SCRIPTS]: "view" }}>
        <pre tabIndex={0}>
          <code>{value}</code>
        </pre>
      </figure>
    </>
  );
}

function Drawing({ svg }: { svg: string }) {
  const width = /max-width:\s*([\d.]+px)/.exec(svg)?.[1];
  const style = { "--diagram-width": width } as CSSProperties;
  return (
    <figure
      className="diagram"
      aria-label={translate({ id: "diagram.label" })}
      style={style}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** What Mermaid makes of a diagram in the mode that shows; undefined until it has. */
function useDrawing(value: string, library: string | undefined): Outcome | undefined {
  const id = `diagram-${useId().replace(/\W/g, "")}`;
  const mode = useColorMode();
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (library === undefined) return undefined;
    let isCurrent = true;
    const settle = (result: Outcome) => {
      if (isCurrent) setOutcome(result);
    };
    draw(id, value, library, mode).then(
      (svg) => settle({ svg }),
      (error: unknown) => settle({ problem: errorMessage(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, value, library, mode]);
  return outcome;
}

async function draw(id: string, value: string, library: string, mode: ColorMode): Promise<string> {
  const { default: mermaid } = (await import(/* webpackIgnore: true */ withPrefix(library))) as {
    default: MermaidLibrary;
  };
  mermaid.initialize({
    startOnLoad: false,
    suppressErrorRendering: true,
    ...diagramTheme(value, mode),
    fontFamily: "inherit",
  });
  return (await mermaid.render(id, value)).svg;
}
