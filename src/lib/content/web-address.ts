import { z } from "zod";

/** The schema of an address of the web, which begins with http:// or https://. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: "must be an address that begins with http:// or https://",
});
