import { addressWords } from "../../../../src/features/search/ui/address-words";

test.each([
  ["/docs/instalation/", "instalation"],
  ["/docs/3.3.2/guides/creating-pages.html", "creating pages"],
  ["/blog/2021/01/19/new_start/index.html", "new start"],
  ["/docs/3.2.1/", "docs"],
  ["/docs/caf%C3%A9/100%/", "café"],
  ["/<script>alert(1)</script>/", "script"],
  ["/docs/हिन्दी-में/", "हिन्दी में"],
  ["/", ""],
])("the words of the address %s are %p", (path, words) => {
  expect(addressWords(path)).toBe(words);
});
