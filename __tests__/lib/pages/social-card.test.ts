import { cardAddress } from "../../../src/lib/pages/social-card";

test.each([
  ["/", "/social-cards/index.png"],
  ["/docs/a/", "/social-cards/docs/a.png"],
  ["/docs/🦖 100%/", "/social-cards/docs/%F0%9F%A6%96%20100%25.png"],
  ["/docs/c#/", "/social-cards/docs/c%23.png"],
  ["/docs/why?/", "/social-cards/docs/why%3F.png"],
])("the card of '%s' has the address '%s'", (route, address) => {
  expect(cardAddress(route)).toBe(address);
});
