import { isValidElement, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { tocTreeOf, type TocBranch } from "../../../lib/docs/toc-tree";
import { addressOfImage } from "../../docusaurus-functions";
import { ContentDetails } from "../details";

type Image = ComponentPropsWithoutRef<"img">;
type Box = ComponentPropsWithoutRef<"details">;
type Heading = { id: string; level: number; value: ReactNode };
type TocProps = { toc: readonly Heading[]; minHeadingLevel?: number; maxHeadingLevel?: number };

/** What a page of code has around it: the frame is the site's, and the class stands around what is inside. */
export function Layout({ wrapperClassName, children }: { wrapperClassName?: string; children?: ReactNode }) {
  return wrapperClassName ? <div className={wrapperClassName}>{children}</div> : <>{children}</>;
}

/** One image for each colour mode: both are in the page, and the stylesheet shows the one of the mode. */
export function ThemedImage({ sources, alt = "", ...props }: Image & { sources: Record<"light" | "dark", string> }) {
  return (
    <>
      <img {...props} alt={alt} src={sources.light} data-show="light" />
      <img {...props} alt={alt} src={sources.dark} data-show="dark" />
    </>
  );
}

/** An image of the plugin for ideal images, as a plain one. */
export function IdealImage({ img, alt = "", ...props }: Image & { img: unknown }) {
  return <img {...props} alt={alt} src={addressOfImage(img)} />;
}

/** Headings as a list of links, of the levels that Docusaurus shows where the tag names none. */
export function TocInline({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }: TocProps) {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return shown.length > 0 && <TocList branches={tocTreeOf(shown)} className="toc-inline" />;
}

function TocList({ branches, className }: { branches: TocBranch<Heading>[]; className?: string }) {
  return (
    <ul className={className}>
      {branches.map(({ entry, branches: below }) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>{entry.value}</a>
          {below.length > 0 && <TocList branches={below} />}
        </li>
      ))}
    </ul>
  );
}

/** Docusaurus' box that opens: its summary is a text, or an element such as `<summary>`. */
export function Details({ summary, children, ...props }: Box & { summary?: ReactNode }) {
  const head = summary === undefined || isValidElement(summary) ? summary : <summary>{summary}</summary>;
  return (
    <ContentDetails {...props}>
      {head}
      {children}
    </ContentDetails>
  );
}
