import { plainParts, type PlainPart } from "./frame-parts";

/** What features put at a place of the frame. */
export function PlainParts({ place }: Pick<PlainPart, "place">) {
  return plainParts(place).map(({ Component }, index) => <Component key={index} />);
}
