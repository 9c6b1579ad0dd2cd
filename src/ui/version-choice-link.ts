import { preferredVersionKey } from "./storage";
import { VERSION_CHOICE } from "./version-choice";

/** A version of a docs instance. */
export type VersionChoice = { instance: string; version: string };

/** The attribute for a link by which a reader chooses a version. */
export function versionChoice({ instance, version }: VersionChoice): Record<string, string> {
  return { [VERSION_CHOICE]: `${preferredVersionKey(instance)} ${version}` };
}
