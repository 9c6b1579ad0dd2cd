import type { MouseEvent } from "react";
import { translate } from "../../../lib/words/translate";
import { Icon } from "../../../ui/icons";
import type { SearchHit } from "../engine/search-client";
import { hitAddress, type AddressRules } from "../ui/hit-address";
import { hitText, isPage, wordsToMark, type HitGroup } from "../ui/hit-groups";
import { shownHits, type SearchState } from "../ui/search-state";
import { HitLink } from "./hit-link";
import { MarkedText } from "./marked-text";
import { LIST_ID, optionId } from "./use-combobox";

type HitListProps = {
  state: Pick<SearchState, "query" | "groups" | "elsewhere" | "active">;
  rules: AddressRules;
  /** What readers see of the versions of docs, by docs tag. */
  versionLabels: Readonly<Record<string, string>>;
  moveTo: (active: number) => void;
  onOpen: (hit: SearchHit, event: MouseEvent) => void;
};

/** What a search found, by pages: the options of the field above. */
export function HitList({ state, rules, versionLabels, moveTo, onOpen }: HitListProps) {
  const hits = shownHits(state);
  const option = (hit: SearchHit, part: string) => {
    const place = hits.indexOf(hit);
    return (
      <HitLink
        key={hit.objectID}
        id={optionId(place)}
        role="option"
        tabIndex={-1}
        aria-selected={place === state.active}
        className={isPage(hit) ? "option page-option" : "option"}
        address={hitAddress(hit.url, rules, wordsToMark(hit, state.query))}
        onPointerMove={() => place !== state.active && moveTo(place)}
        onClick={(event) => onOpen(hit, event)}
      >
        <HitWords hit={hit} part={part} />
      </HitLink>
    );
  };
  return (
    <div id={LIST_ID} role="listbox" aria-label={translate({ id: "search.results" })}>
      {state.groups.map((group) => (
        <div key={group.page} role="group" aria-label={nameOf(group)}>
          <GroupHeading {...group} />
          {group.hits.map((hit) => option(hit, group.part))}
        </div>
      ))}
      {state.elsewhere.map((group) => {
        const label = versionLabels[group.hits[0]?.docusaurus_tag ?? ""] ?? group.hits[0]?.version[0] ?? "";
        const also = translate({ id: "search.alsoIn" }, { version: label });
        return (
          <div key={group.page} role="group" aria-label={`${also}: ${nameOf(group)}`}>
            <p className="also" aria-hidden="true">
              {also}
            </p>
            <GroupHeading {...group} />
            {group.hits.map((hit) => option(hit, group.part))}
          </div>
        );
      })}
    </div>
  );
}

function nameOf({ title, part }: HitGroup): string {
  return part ? `${title}, ${part}` : title;
}

/** The page of hits that are parts of it; a hit that is the page itself is its own heading. */
function GroupHeading({ title, part, hits }: HitGroup) {
  if (hits.some(isPage)) return null;
  return (
    <p className="page" aria-hidden="true">
      {title}
      {part && <span>{part}</span>}
    </p>
  );
}

function HitWords({ hit, part }: { hit: SearchHit; part: string }) {
  const { title, path, snippet } = hitText(hit);
  return (
    <>
      <Icon name={snippet ? "lines" : hit.anchor ? "hash" : "page"} />
      <span className="words">
        <span className="title">
          <MarkedText text={title} />
        </span>
        {path.length > 0 && <span className="path">{path.join(" › ")}</span>}
        {snippet && (
          <span className="snippet">
            <MarkedText text={snippet} />
          </span>
        )}
      </span>
      {isPage(hit) && part && <span className="part">{part}</span>}
    </>
  );
}
