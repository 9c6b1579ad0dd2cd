import { changedScript, reading, type Change } from "./script-changes";

/** Sveltia trims files and gives them Unix' line ends. Here a format has a whole text, and what it gives is written. */
const CHANGES: Change[] = [
  {
    place: "the text of a file of this machine",
    before: reading(String.raw`\(await (ID)\.text\(\)\)\.replace\(/\\r\\n\?/g,[^)]{1,4}\)`),
    // What `text()` gives lacks a byte-order mark.
    after: 'new TextDecoder("utf-8",{ignoreBOM:true}).decode(await $1.arrayBuffer())',
  },
  {
    place: "the text of a file that a format reads",
    before: reading(String.raw`(ID)=\1\.trim\(\)\.replace\(/\\r\\n\?/g,[^)]{1,4}\);`),
    after: "",
  },
  {
    place: "the text of a file that is written",
    before: reading(String.raw`return.\$\{\((await ID\(ID\))\)\.trim\(\)\}(?:\\n|\n).(?=;)`),
    after: "return $1",
  },
];

/** Sveltia's script that leaves texts of files to their formats; throws where a release reads otherwise. */
export function withWholeTexts(script: string): string {
  return changedScript(script, CHANGES, "whole-texts.ts");
}
