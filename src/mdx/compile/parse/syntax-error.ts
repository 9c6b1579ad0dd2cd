import type { Place } from "../compile-state";

/** A syntax error with its place, ready to become a problem. */
export class MdxSyntaxError extends Error {
  readonly place: Place;
  readonly remedy: string;
  constructor(message: string, remedy: string, place: Place) {
    super(message);
    this.place = place;
    this.remedy = remedy;
  }
}
