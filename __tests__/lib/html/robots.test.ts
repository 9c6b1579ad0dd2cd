import { keepsAway } from "../../../src/lib/html/robots";

test.each(["noindex", "NoIndex, follow", "nofollow,noindex", "none", "noarchive , NONE", "noindex nofollow"])(
  "search engines do not list a page with %j",
  (content) => expect(keepsAway(content)).toBe(true),
);

test.each(["", "index, follow", "noarchive", "noimageindex", "max-image-preview:none", "max-video-preview: none, all"])(
  "search engines list a page with %j",
  (content) => expect(keepsAway(content)).toBe(false),
);
