import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { useInfiniteHits, useInstantSearch } from "../instantsearch.bundled";
import { translate } from "../../../lib/words/translate";
import { Spinner } from "../../../ui/spinner";
import type { SearchHit } from "../engine/search-client";
import { hitAddress, type AddressRules } from "../ui/hit-address";
import { groupHits, hitText, isPage, wordsToMark, type HitGroup } from "../ui/hit-groups";
import { hasAllWords } from "../ui/search-requests";
import { HitLink } from "./hit-link";
import { MarkedText } from "./marked-text";
import { answerWords } from "./result-count";
import { SearchFailure } from "./search-failure";
import { useFirstPart } from "./use-first-part";

/** What the list of all results is given beside the library that asks for it. */
export type SearchPageHitsProps = {
  query: string;
  /** What hits have to be, one filter or several of which one is enough. */
  facetFilters: string[][];
  /** What readers see of the versions of docs, by docs tag. */
  versionLabels: Readonly<Record<string, string>>;
  rules: AddressRules;
  /** What leads on where no hit has all words of the query; it knows whether there are others. */
  helpOf: (hasHits: boolean) => ReactNode;
  transformItems?: (hits: SearchHit[]) => SearchHit[];
  /** Asks again for what could not be fetched. */
  onRetry: () => void;
};

/** The pages that a query found, each with its places; more come as the reader gets to the end. */
export function SearchPageHits(props: SearchPageHitsProps) {
  const { query, facetFilters, versionLabels, rules, helpOf, transformItems, onRetry } = props;
  useFirstPart(JSON.stringify([query, facetFilters]));
  const list = useRef<HTMLOListElement>(null);
  const { status, results } = useInstantSearch({ catchError: true });
  const { items, isLastPage, showMore } = useInfiniteHits<SearchHit>({
    escapeHTML: false,
    ...(transformItems && { transformItems: (hits) => transformItems(hits) as typeof hits }),
  });
  if (status === "error") return <SearchFailure onRetry={onRetry} />;
  const total = results?.nbHits ?? 0;
  // The list of all parts may be a moment behind the answer.
  const hits = [...items, ...((results?.hits ?? []) as SearchHit[])];
  // Before its first answer InstantSearch shows an empty one of its own.
  const isOwn = results?.__isArtificial === true;
  const isAnswered = status === "idle" && !isOwn && results?.query === query;
  return (
    <>
      <p role="status" className="count">
        {/* That there are none is seen below, where screen readers would not read it out. */}
        {isAnswered && <span className={total === 0 ? "visually-hidden" : undefined}>{answerWords(total, query)}</span>}
      </p>
      {isAnswered && !hits.some((hit) => hasAllWords(hit, query)) && helpOf(total > 0)}
      {!isAnswered && items.length === 0 && <Spinner />}
      <ol ref={list}>
        {groupHits(items).map((group) => (
          <li key={group.page}>
            <FoundPage {...{ group, query, rules }} version={versionLabels[group.hits[0]?.docusaurus_tag ?? ""]} />
          </li>
        ))}
      </ol>
      {!isLastPage && items.length > 0 && (
        <MoreButton key={items.length} onMore={showMore} isAnswered={isAnswered} list={list} />
      )}
    </>
  );
}

type FoundPageProps = { group: HitGroup; query: string; version: string | undefined; rules: AddressRules };

function FoundPage({ group, query, version, rules }: FoundPageProps) {
  const { page, title, part, hits } = group;
  const self = hits.find(isPage);
  return (
    <>
      <h2>
        <HitLink address={hitAddress(page, rules, self && wordsToMark(self, query))}>
          <MarkedText text={self ? hitText(self).title : title} />
        </HitLink>
      </h2>
      <p className="part">{[part, version].filter(Boolean).join(" · ")}</p>
      <ul>
        {hits
          .filter((hit) => hit !== self)
          .map((hit) => (
            <li key={hit.objectID}>
              <FoundPlace {...{ hit, query, rules }} />
            </li>
          ))}
      </ul>
    </>
  );
}

function FoundPlace({ hit, query, rules }: { hit: SearchHit; query: string; rules: AddressRules }) {
  const { title, path, snippet } = hitText(hit);
  return (
    <>
      <HitLink address={hitAddress(hit.url, rules, wordsToMark(hit, query))}>
        {path.length > 0 && `${path.join(" › ")} › `}
        <MarkedText text={title} />
      </HitLink>
      {snippet && (
        <p>
          <MarkedText text={snippet} />
        </p>
      )}
    </>
  );
}

/**
 * More hits are asked for so far before the end of the list comes into view that the footer stays below the window.
 */
const AHEAD = { rootMargin: "0px 0px 100% 0px" };

type MoreButtonProps = {
  onMore: () => void;
  /** False while an answer is under way: another search, such as in another version, takes the place of this one. */
  isAnswered: boolean;
  list: RefObject<HTMLOListElement | null>;
};

/**
 * The button at the end of the list, which is pressed by itself before it comes into view, once per answer. With it
 * goes its focus: the first page of those that came takes it.
 */
function MoreButton({ onMore, isAnswered, list }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAnswered) return undefined;
    const views = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
    }, AHEAD);
    if (button.current) views.observe(button.current);
    return () => views.disconnect();
  }, [onMore, isAnswered]);
  useLayoutEffect(() => {
    const [own, pages] = [button.current, list.current?.children];
    const shown = pages?.length ?? 0;
    return () => {
      if (own !== document.activeElement) return;
      // The pages that came are not yet in the list.
      queueMicrotask(() => (pages?.[shown] ?? pages?.[shown - 1])?.querySelector("a")?.focus());
    };
  }, [list]);
  return (
    <button ref={button} type="button" data-print="hide" onClick={onMore}>
      {translate({ id: "search.more" })}
    </button>
  );
}
