const PICTURE = "avif|gif|ico|jpe?g|png|svg|webp";
/** Endings of files that lie in sites and beside them; none of them is one that hosts have as often. */
const KNOWN = [
  PICTURE,
  "mdx?|txt|pdf|docx?|xlsx?|pptx?|odt|rtf|html?|xml|csv",
  "ya?ml|json|toml",
  "[cm]?[jt]sx?|css|scss|sass|less|sh|bash|ps1|bat",
  "zip|tar|t?gz|bz2|xz|7z|rar",
  "mp[34]|webm|mov|ogg|wav",
].join("|");
const PICTURE_ENDING = new RegExp(`\\.(?:${PICTURE})$`, "i");
const KNOWN_ENDING = new RegExp(`(?<=[^/])\\.(?:${KNOWN})$`, "i");

/** Whether a path is that of a picture, by its ending. */
export function isPicture(path: string): boolean {
  return PICTURE_ENDING.test(path);
}

/** A path without the ending of a file; the path itself where it ends otherwise, as in `v1.beta`. */
export function withoutFileEnding(path: string): string {
  return path.replace(KNOWN_ENDING, "");
}
