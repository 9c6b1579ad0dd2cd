import { translate } from "../../../lib/words/translate";
import { MdxError } from "../run/runtime";
import type { Builder } from "./builder-context";

/**
 * `<Unreleased pr={10137} names="tags.yml, onInlineTags" />`: a mark beside something that no release has yet, which
 * leads to its pull request. `names` are what is unreleased, as content writes it: readers do not see them, checks of
 * the content do. The page notes the mark, and its own template tells readers of releases.
 */
export const unreleasedOf: Builder = ({ pr, names, ...unknown }, children, { make, settings, state }) => {
  const number = typeof pr === "string" && /^\d+$/.test(pr) ? Number(pr) : pr;
  const [other] = [...Object.keys(unknown), ...(children.length > 0 ? ["children"] : [])];
  if (other !== undefined) throw new MdxError(`<Unreleased> has no prop '${other}'.`, "Remove it.", ["pr", "names"]);
  if (typeof number !== "number" || !Number.isInteger(number) || number < 1)
    throw new MdxError("<Unreleased> names no pull request.", "Give its number, as in `pr={10137}`.");
  if (names !== undefined && typeof names !== "string")
    throw new MdxError("The `names` of <Unreleased> are no text.", 'Separate them by commas, as in `names="a, b"`.');
  if (settings.pullRequests === undefined)
    throw new MdxError(
      "<Unreleased> does not know where pull requests are.",
      "Set `markdown.pullRequests` in src/site.ts to what comes before their numbers.",
    );
  state.unreleased.add(number);
  const href = `${settings.pullRequests}${number}`;
  return make("a", { className: "unreleased-mark", href, title: translate({ id: "unreleased.title" }) }, [
    translate({ id: "unreleased.mark" }, { number }),
  ]);
};
