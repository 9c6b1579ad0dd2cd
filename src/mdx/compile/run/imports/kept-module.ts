import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { md5 } from "../../digest";
import { STEP_NAME } from "../count-steps";
import { bundleOf, isOfPackage, type Bundle } from "./bundle";

/**
 * A bundled module, ready to run among the globals of any page: its script, a function of `module`, `exports`,
 * `require`, `h`, `Fragment` and the counter of steps, and the site's own files that it is made of, with their MD5.
 */
export type KeptModule = Pick<Bundle, "locate"> & { script: vm.Script; digests: ReadonlyMap<string, string> };

const kept = new Map<string, KeptModule>();

/**
 * The bundle of a module as named from the site's root: made once for all pages that a worker compiles, and again when
 * one of its files has changed. Throws MdxError where the module, or one that it imports, cannot be read.
 */
export function keptModule(source: string, root: string): KeptModule {
  const key = `${root} ${source}`;
  const known = kept.get(key);
  if (known && isFresh(known, root)) return known;
  const made = madeModule(source, root);
  kept.set(key, made);
  return made;
}

function madeModule(source: string, root: string): KeptModule {
  const { code, inputs, locate } = bundleOf(source, root);
  const script = new vm.Script(`(function (module, exports, require, h, Fragment, ${STEP_NAME}) {${code}\n})`, {
    filename: source,
  });
  const own = inputs.filter((name) => !isOfPackage(name));
  return { script, locate, digests: new Map(own.map((name) => [name, digestOf(name, root)])) };
}

function isFresh({ digests }: KeptModule, root: string): boolean {
  return [...digests].every(([name, digest]) => existsSync(path.join(root, name)) && digestOf(name, root) === digest);
}

function digestOf(name: string, root: string): string {
  return md5(readFileSync(path.join(root, name)));
}
