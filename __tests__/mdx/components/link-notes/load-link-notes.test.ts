/** @jest-environment jsdom */
const shown = jest.fn();
jest.mock("../../../../src/mdx/components/link-notes/link-notes", () => ({ showLinkNotes: shown }));

/** What shows its notes of elements of a page with these previews: the ids of those that do. */
async function noted(previews: boolean): Promise<string[]> {
  jest.resetModules();
  shown.mockClear();
  Object.assign(globalThis, { __LINK_PREVIEWS__: previews });
  const { loadLinkNotes } = await import("../../../../src/mdx/components/link-notes/load-link-notes");
  document.body.innerHTML =
    '<a href="/a/" id="menu">A</a><p class="prose" id="text"><a href="/a/"><b id="link">A</b></a> ' +
    '<span class="glossary-term"><a href="/glossary/#a" id="term">A</a></span></p>';
  for (const element of document.querySelectorAll("[id]")) loadLinkNotes(element, undefined);
  loadLinkNotes(document, undefined);
  loadLinkNotes(null, undefined);
  await new Promise((resolve) => setTimeout(resolve));
  return (shown.mock.calls as [Element][]).map(([{ id }]) => id);
}

test("links of content and terms ask for their notes", async () => {
  expect(await noted(true)).toEqual(["link", "term"]);
});

test("on sites without previews terms alone do", async () => {
  expect(await noted(false)).toEqual(["term"]);
});
