/** @jest-environment jsdom */
import { PostMeta } from "../../../../src/features/blog/components/post-meta";
import { clearDrawn, draw } from "../../../support/drawn";
import { ada } from "../../../support/post-data";

afterEach(() => {
  clearDrawn();
  jest.restoreAllMocks();
});

test("each author of a post is drawn once, also those with one address or without any", async () => {
  const told = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const team = { ...ada, permalink: null, url: "https://example.org/team/" };
  const nobody = { ...team, url: null, name: null };
  const authors = [team, { ...team, name: "Bob" }, nobody, nobody];
  await draw(<PostMeta date="2024-05-03" readingMinutes={null} authors={authors} />);
  expect([...document.querySelectorAll("li .name")].map((name) => name.textContent)).toEqual(["Ada", "Bob"]);
  expect(told).not.toHaveBeenCalled();
});
