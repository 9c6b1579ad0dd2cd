import type { HeadProps, PageProps } from "gatsby";
import { Fragment } from "react";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { SiteLink } from "../../../ui/site-link";
import type { InlinePart } from "../../../lib/content/glossary";
import type { ShownGlossary, ShownTerm } from "../shown-glossary";
import { word } from "../words";

type Context = { route: string; title: string; groups: ShownGlossary; description?: string };

/** The glossary: all terms below their letters, to which links above them lead. */
export default function GlossaryTemplate({ pageContext: { title, groups } }: PageProps<object, Context>) {
  return (
    <PlainPage title={title} lead={word("lead")}>
      <nav className="glossary-letters" aria-label={word("letters")}>
        {groups.map(({ letter, terms: [first] }) => (
          <a key={letter} href={`#${first?.id}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, terms }) => (
        <Fragment key={letter}>
          <h2>{letter}</h2>
          <dl className="glossary-list">
            {terms.map((term) => (
              <Term key={term.id} {...term} />
            ))}
          </dl>
        </Fragment>
      ))}
    </PlainPage>
  );
}

function Term({ id, term, also, description, link }: ShownTerm) {
  return (
    <>
      <dt id={id}>
        <dfn>{term}</dfn>
      </dt>
      <dd>
        <p>{description.map(shownPart)}</p>
        {also.length > 0 && <p>{word("also", { spellings: also.join(", ") })}</p>}
        {link !== undefined && (
          <p>
            <SiteLink href={link}>{word("more", { term })}</SiteLink>
          </p>
        )}
      </dd>
    </>
  );
}

function shownPart({ mark, text }: InlinePart, place: number) {
  const Mark = mark ?? Fragment;
  return <Mark key={place}>{text}</Mark>;
}

export function Head({ pageContext: { route, title, description } }: HeadProps<object, Context>) {
  return <SeoHead title={title} description={description} path={route} />;
}
