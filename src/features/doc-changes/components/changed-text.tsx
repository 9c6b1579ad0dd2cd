import { withPrefix } from "gatsby";
import { LoadFailure } from "../../../ui/lazy-part";
import { Spinner } from "../../../ui/spinner";
import { useFetched } from "../../../ui/fetched";
import type { ChangedLine, ChangedPart } from "../changed-text";
import { CHANGES_FOLDER } from "../page-changes";
import { word } from "../words";

/** What differs between two versions of a doc, by its headings; `file` is the name of the file that holds it. */
export function ChangedText({ file }: { file: string }) {
  const { value, error, retry } = useFetched<ChangedPart[], ChangedPart[]>(
    withPrefix(`/${CHANGES_FOLDER}/${file}`),
    same,
  );
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!value) return <Spinner />;
  return (
    <div className="changed-text">
      {value.map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && heading !== value[index - 1]?.heading && <p className="heading">{heading}</p>}
          <div className="lines">
            {lines.map((line, number) => (
              <Line key={number} line={line} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const same = (parts: ChangedPart[]) => parts;

const ELEMENTS = { same: "span", added: "ins", removed: "del" } as const;

function Line({ line }: { line: ChangedLine }) {
  if (line.kind === "changed")
    return (
      <p className="changed">
        {line.pieces.map(([kind, text], index) => (
          <Piece key={index} kind={kind} text={text} />
        ))}
      </p>
    );
  return (
    <p className={line.kind}>
      <Piece kind={line.kind} text={line.text} />
    </p>
  );
}

/** A part of a line; what it is, is also said, since most screen readers are silent about `ins` and `del`. */
function Piece({ kind, text }: { kind: "same" | "added" | "removed"; text: string }) {
  const Element = ELEMENTS[kind];
  return (
    <Element>
      {kind !== "same" && <span className="visually-hidden">{word(kind)} </span>}
      {text}
    </Element>
  );
}
