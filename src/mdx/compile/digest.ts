import { createHash } from "node:crypto";

/** MD5 of bytes as hexadecimal text, the digest that gatsby-source-filesystem gives its files. */
export function md5(bytes: string | Buffer): string {
  return createHash("md5").update(bytes).digest("hex");
}
