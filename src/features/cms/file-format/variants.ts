import { isMapping } from "../../../lib/values/is-mapping";
import type { FieldVariant, EditorField } from "../editor-field";

type Choice = Pick<EditorField, "variants" | "variantKey">;

/** A group with the name of its variant, where the file leaves that out: the form asks each group for it. */
export function withVariant(group: Record<string, unknown>, { variants, variantKey }: Choice): Record<string, unknown> {
  if (!variants || variantKey === undefined || group[variantKey] !== undefined) return group;
  const name = impliedVariant(group, variants);
  return name === undefined ? group : { ...group, [variantKey]: name };
}

/** What a form shows of a group without the name of its variant, where the file goes without saying it. */
export function withoutImplied(shown: unknown, before: unknown, { variants, variantKey }: Choice): unknown {
  if (!variants || variantKey === undefined || !isMapping(shown)) return shown;
  const { [variantKey]: name, ...rest } = shown;
  const isSaid = isMapping(before) && before[variantKey] !== undefined;
  return !isSaid && name === impliedVariant(rest, variants) ? rest : shown;
}

/** The variant of a group that does not name it: that of which the group has most keys that no other one asks for. */
function impliedVariant(group: Record<string, unknown>, variants: readonly FieldVariant[]): string | undefined {
  const possible = variants.filter(({ implied }) => implied?.every((key) => group[key] !== undefined));
  const [nearest] = possible.sort((a, b) => (b.implied?.length ?? 0) - (a.implied?.length ?? 0));
  return nearest?.name;
}
