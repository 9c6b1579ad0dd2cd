/** Marks of Markdown around a part of a line, and the elements that they stand for, the outer one first. */
export type Mark = { signs: string; tags: readonly string[] };

/** A place in a line where what is marked begins or ends. */
type Edge = { mark: Mark; isStart: boolean };

/** A part of a line: Markdown as it is, or the edge of a part that is marked. */
export type Piece = string | Edge;

const FIRST = /^./su;
const LAST = /.$/su;
const SPACE = /\s/;
/** Readers differ in whether symbols count as punctuation, so inside of marks they do, and outside they do not. */
const MAYBE_PUNCTUATION = /[\p{P}\p{S}]/u;
const PUNCTUATION = /[\p{P}$+<=>^`|~]/u;

/** Pieces with a mark around them; white space at their ends stays outside, where the mark would mean nothing. */
export function marked(mark: Mark, pieces: readonly Piece[]): Piece[] {
  const inner = pieces.filter((piece) => piece !== "");
  const isText = (piece: Piece) => typeof piece !== "string" || piece.trim() !== "";
  const [first, last] = [inner.findIndex(isText), inner.findLastIndex(isText)];
  if (first < 0) return inner;
  const [before, start] = cut(inner[first], /^\s*/);
  const [after, end] = cut(first === last ? start : inner[last], /\s*$/);
  const held = first === last ? [end] : [start, ...inner.slice(first + 1, last), end];
  return [...inner.slice(0, first), before, ...around(mark, held), after, ...inner.slice(last + 1)];
}

/** White space at an end of a piece, and the piece without it. */
function cut(piece: Piece = "", space: RegExp): [space: string, rest: Piece] {
  return typeof piece === "string" ? [space.exec(piece)?.[0] ?? "", piece.replace(space, "")] : ["", piece];
}

/** `***` is what Markdown reads as emphasis with nothing in it but strong text. */
function around(mark: Mark, pieces: readonly Piece[]): Piece[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const isWhole = typeof first === "object" && typeof last === "object" && first.mark === last.mark;
  if (isWhole && mark.signs === "*" && first.mark.signs === "**")
    return around({ signs: "***", tags: [...mark.tags, ...first.mark.tags] }, pieces.slice(1, -1));
  // An object of its own, so that both ends are known by it.
  const own = { ...mark };
  return [{ mark: own, isStart: true }, ...pieces, { mark: own, isStart: false }];
}

/**
 * Pieces as one text. Where Markdown would read a mark otherwise than as its elements (beside a letter when it holds
 * punctuation, beside another mark, or inside of itself), these are written as tags.
 */
export function joined(pieces: readonly Piece[]): string {
  const line = pieces.filter((piece) => piece !== "");
  const ends = new Map(line.map((piece, index) => [typeof piece === "string" ? undefined : piece.mark, index]));
  const signs = new Set<Mark>();
  const open: Mark[] = [];
  const texts = line.map((piece, index) => {
    if (typeof piece === "string") return piece;
    const { mark, isStart } = piece;
    if (!isStart) open.pop();
    else {
      const written = open.filter((one) => signs.has(one));
      const isInItself = written.some(({ tags }) => tags.some((tag) => mark.tags.includes(tag)));
      if (!isInItself && isRead(mark, line, [index, ends.get(mark) ?? index], signs)) signs.add(mark);
      open.push(mark);
    }
    return signs.has(mark) ? mark.signs : tagsOf(piece);
  });
  return texts.join("");
}

/** Whether Markdown reads a mark at both of its ends, by the rules of CommonMark for what stands beside it. */
function isRead(mark: Mark, line: readonly Piece[], [start, end]: [number, number], signs: ReadonlySet<Mark>): boolean {
  const outside = [line[start - 1], line[end + 1]];
  const isBesideItsSign = outside.some(
    (piece) => typeof piece === "object" && signs.has(piece.mark) && piece.mark.signs[0] === mark.signs[0],
  );
  return (
    !isBesideItsSign &&
    isEdge(signOf(line[start - 1], LAST), signOf(line[start + 1], FIRST)) &&
    isEdge(signOf(line[end + 1], FIRST), signOf(line[end - 1], LAST))
  );
}

function isEdge(outside: string, inside: string): boolean {
  return !MAYBE_PUNCTUATION.test(inside) || outside === "" || SPACE.test(outside) || PUNCTUATION.test(outside);
}

/** What a piece begins or ends with; that of a mark or a tag is punctuation. */
function signOf(piece: Piece | undefined, place: RegExp): string {
  return typeof piece === "object" ? "*" : (place.exec(piece ?? "")?.[0] ?? "");
}

function tagsOf({ mark: { tags }, isStart }: Edge): string {
  return isStart
    ? tags.map((tag) => `<${tag}>`).join("")
    : tags
        .map((tag) => `</${tag}>`)
        .reverse()
        .join("");
}
