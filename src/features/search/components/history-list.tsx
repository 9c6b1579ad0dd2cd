import type { MouseEvent, ReactNode } from "react";
import { translate, type Message } from "../../../lib/words/translate";
import { Icon, type IconName } from "../../../ui/icons";
import type { HitAddress } from "../ui/hit-address";
import type { HistoryEntry, SearchHistory } from "../ui/search-history";
import { focusField } from "./focus-field";
import { HitLink } from "./hit-link";
import { LIST_ID, optionId } from "./use-combobox";

type HistoryListProps = {
  /** What stands below the words that nothing was opened before. */
  help: ReactNode;
  history: SearchHistory;
  active: number;
  moveTo: (active: number) => void;
  addressOf: (entry: HistoryEntry) => HitAddress;
  onOpen: (entry: HistoryEntry, event: MouseEvent) => void;
  onToggle: (entry: HistoryEntry) => void;
  onForget: (entry: HistoryEntry) => void;
};

/** The results that a reader opened before, and those that they keep: the options of an empty field. */
export function HistoryList({ history, help, ...rest }: HistoryListProps) {
  const { recent, favourites } = history;
  const count = recent.length + favourites.length;
  if (count === 0)
    return (
      <div className="empty">
        <p>{translate({ id: "search.noRecent" })}</p>
        {help}
      </div>
    );
  const ids = Array.from({ length: count }, (_, place) => optionId(place));
  const title = translate({ id: "search.recent" });
  return (
    <>
      {/* An option holds no buttons: the list owns the options, which stand beside theirs. */}
      <div id={LIST_ID} role="listbox" aria-label={title} aria-owns={ids.join(" ")} />
      <HistoryGroup {...rest} title={title} icon="clock" entries={recent} first={0} />
      <HistoryGroup
        {...rest}
        title={translate({ id: "search.favourites" })}
        icon="star"
        entries={favourites}
        first={recent.length}
        isKept
      />
    </>
  );
}

type HistoryGroupProps = Omit<HistoryListProps, "history" | "help"> & {
  title: string;
  icon: IconName;
  entries: readonly HistoryEntry[];
  /** Place of the first entry among all options. */
  first: number;
  isKept?: boolean;
};

function HistoryGroup({ title, icon, entries, first, isKept = false, ...rest }: HistoryGroupProps) {
  const { active, moveTo, addressOf, onOpen, onToggle, onForget } = rest;
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className="page" aria-hidden="true">
        {title}
      </p>
      {entries.map((entry, index) => (
        <div key={entry.url} className="entry">
          <HitLink
            id={optionId(first + index)}
            role="option"
            tabIndex={-1}
            aria-selected={first + index === active}
            className="option"
            address={addressOf(entry)}
            onPointerMove={() => first + index !== active && moveTo(first + index)}
            onClick={(event) => onOpen(entry, event)}
          >
            <Icon name={icon} />
            <span className="words">
              <span className="title">{entry.title}</span>
              {entry.page && <span className="path">{entry.page}</span>}
            </span>
          </HitLink>
          {!isKept && <EntryButton icon="star" label={{ id: "search.keep" }} entry={entry} onPress={onToggle} />}
          <EntryButton
            icon="close"
            label={{ id: isKept ? "search.unkeep" : "search.forget" }}
            entry={entry}
            onPress={isKept ? onToggle : onForget}
          />
        </div>
      ))}
    </section>
  );
}

type EntryButtonProps = {
  icon: IconName;
  label: Message;
  entry: HistoryEntry;
  onPress: (entry: HistoryEntry) => void;
};

function EntryButton({ icon, label, entry, onPress }: EntryButtonProps) {
  const name = translate(label, { title: entry.title });
  const press = ({ currentTarget }: MouseEvent) => {
    focusField(currentTarget);
    onPress(entry);
  };
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}
