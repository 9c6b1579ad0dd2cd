/** @jest-environment jsdom */
import { cardHtml } from "../../../src/features/showcase/components/card-html";

const site = {
  slug: "sails",
  title: 'Sails & "Ropes" <1>',
  website: "https://sails.example/?a=1&b=2",
  source: null,
  tags: ["open"],
  color: "#25c2a0",
};

test("a card has the site's name, its link and its tags, and nothing of them is read as HTML", () => {
  const [card] = new DOMParser().parseFromString(cardHtml(site, "Open & free"), "text/html").body.children;
  expect(card?.id).toBe("sails");
  const link = card?.querySelector("a.site");
  expect(link?.getAttribute("href")).toBe("https://sails.example/?a=1&b=2");
  expect(link?.getAttribute("rel")).toBe("noopener noreferrer");
  expect(link?.firstChild?.textContent).toBe('Sails & "Ropes" <1>');
  expect(link?.querySelector(".external-mark")?.textContent).toBe("\uFEFF (opens in a new tab)");
  expect(card?.querySelector(".about")?.textContent).toBe("Open & free");
  const star = card?.querySelector(".keep");
  for (const name of ["title", "aria-label"]) expect(star?.getAttribute(name)).toBe('Star Sails & "Ropes" <1>');
  expect(card?.querySelector("text")?.textContent).toBe("SR");
  expect(card?.querySelector("text")?.getAttribute("fill")).toBe("#000000");
  expect(card?.querySelectorAll("a, p, button, svg")).toHaveLength(4);
});

test("it has the site's description and a link to its source where there are any", () => {
  const html = cardHtml({ ...site, color: null, description: "Old & new.", source: "https://code.example/sails" }, "");
  const { body } = new DOMParser().parseFromString(html, "text/html");
  expect(body.querySelector("a.site + p")?.textContent).toBe("Old & new.");
  // White is the stylesheet's.
  expect(body.querySelector("text")?.hasAttribute("fill")).toBe(false);
  expect(body.querySelector(".about a")?.getAttribute("href")).toBe("https://code.example/sails");
});
