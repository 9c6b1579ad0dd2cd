import { useId, useRef, useState } from "react";
import { withPrefix } from "gatsby";
import { escapedText } from "../../../lib/html/html-text";
import { translate } from "../../../lib/words/translate";
import type { LiveMdx, LiveResult } from "../../../mdx/live-mdx";
import { contentOf } from "../../../mdx/page-content";
import { loadLiveMdx } from "./load-live-mdx";
import { SampleProblems } from "./sample-problems";
import { SampleResult } from "./sample-result";
import { SourceField } from "./source-field";

type SampleProps = { file: string; address: string; part: Queries.HomePartFragment };

/**
 * The product at work: a file in MDX, and the page that it becomes. The first focus loads the compiler; from then on
 * the page follows what is typed, and mistakes show as authors get them.
 */
export function Sample({ file, address, part }: SampleProps) {
  const { text, html, result, state, load, change } = useLiveMdx(file, part);
  const field = useId();
  return (
    <div className="sample">
      <figure className="source">
        <figcaption>
          <span className="name">{file}</span>
          <label className="hint" htmlFor={field}>
            {translate({ id: `home.sample.${state}` })}
          </label>
        </figcaption>
        <div className="lines">
          <pre aria-hidden="true">
            <code dangerouslySetInnerHTML={{ __html: `${html}\n` }} />
          </pre>
          <SourceField
            id={field}
            label={translate({ id: "home.sample.label" }, { file })}
            source={part.source}
            onFocus={load}
            onChange={change}
          />
        </div>
      </figure>
      <figure className="result" aria-label={translate({ id: "home.sample.result" })}>
        <figcaption>
          <span className="address">{address}</span>
        </figcaption>
        <SampleProblems problems={result.problems} />
        <SampleResult key={text} {...result} />
      </figure>
    </div>
  );
}

type State = "still" | "loading" | "live" | "failed";

function useLiveMdx(file: string, { source, sourceHtml, heading, prose }: Queries.HomePartFragment) {
  const [text, setText] = useState(source);
  const [html, setHtml] = useState(sourceHtml);
  const [result, setResult] = useState<LiveResult>({
    title: contentOf(heading),
    nodes: contentOf(prose),
    problems: [],
  });
  const [state, setState] = useState<State>("still");
  const compiler = useRef<LiveMdx>();
  // What stands in the text area when the compiler comes.
  const latest = useRef(source);
  const show = ({ highlight, compile }: LiveMdx) => {
    setHtml(highlight(latest.current));
    const made = compile(latest.current, file, withPrefix("/"));
    // The page that was there stays while the text cannot be read.
    const isUnread = made.nodes.length === 0 && made.problems.length > 0;
    setResult((before) => (isUnread ? { ...before, problems: made.problems } : made));
  };
  const load = () => {
    if (compiler.current || state === "loading") return;
    setState("loading");
    loadLiveMdx().then(
      (loaded) => {
        compiler.current = loaded;
        setState("live");
        if (latest.current !== source) show(loaded);
      },
      () => setState("failed"),
    );
  };
  const change = (value: string) => {
    latest.current = value;
    setText(value);
    if (compiler.current) show(compiler.current);
    else load();
  };
  return { text, html: state === "live" || text === source ? html : escapedText(text), result, state, load, change };
}
