import type { ReactNode } from "react";
import { translate } from "../../lib/translate";

type HeadingProps = { id?: string; children?: ReactNode };

/** A heading of content with a link to itself. */
export function ContentHeading(Tag: "h2" | "h3" | "h4" | "h5" | "h6") {
  return function Heading({ id, children, ...rest }: HeadingProps) {
    return (
      <Tag id={id} {...rest}>
        {children}
        {id && (
          <a className="heading-anchor" href={`#${id}`} aria-label={translate({ id: "heading.anchor" })}>
            #
          </a>
        )}
      </Tag>
    );
  };
}
