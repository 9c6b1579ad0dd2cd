import { createHash } from "node:crypto";

/** Stands for the digest of a file that is not there. */
export const GONE = "";

/** MD5 of bytes as hexadecimal text, the digest that gatsby-source-filesystem gives its files. */
export function md5(bytes: string | Buffer): string {
  return createHash("md5").update(bytes).digest("hex");
}

/**
 * Eight characters of a digest for the name of a file. One of them is a letter: a site's own files may end in eight
 * digits, such as a day, and keep their names when they change (`lib/routes/hashed-files.ts`).
 */
export function shortDigest(digest: string): string {
  return /(?=\d{0,7}[a-f])[\da-f]{8}/.exec(digest)?.[0] ?? `${digest.slice(0, 7)}a`;
}
