/** @jest-environment jsdom */
import { previewOf } from "../../../../src/mdx/components/link-notes/preview-of";

const tides = {
  title: "Tides",
  description: "When the water comes and goes.",
  prose: [
    ["h2", { id: "ébb", $html: "Ebb" }],
    ["p", {}, "It falls."],
    ["h2", { id: "table" }, "Table"],
  ],
};

/** What is behind an address where the page `/here/` is open: page, heading and text. */
async function behind(address: string, data: unknown = { doc: tides }, pageContext: object = {}) {
  window.history.replaceState(null, "", "/here/");
  document.body.innerHTML = '<h2 id="part">Part</h2><p>Of this page.</p>';
  const { pathname, hash } = Object.assign(document.createElement("a"), { href: address });
  const preview = await previewOf({ pathname, hash }, Promise.resolve({ json: { data, pageContext } }));
  return preview && [preview.page, preview.heading, preview.text.textContent];
}

test("behind the address of a page is what that says of itself", async () => {
  expect(await behind("/tides/")).toEqual([undefined, "Tides", "When the water comes and goes."]);
});

test("behind the address of a category is what that says of itself", async () => {
  const data = { docsVersion: { label: "Next", category: { title: "Seas", description: "All of them." } } };
  expect(await behind("/seas/", data)).toEqual([undefined, "Seas", "All of them."]);
});

test("behind the address of a list is what its context says, with its title where that is there", async () => {
  const data = { posts: { nodes: [tides] } };
  expect(await behind("/log/", data, { description: "All posts." })).toEqual([undefined, undefined, "All posts."]);
  const glossary = { title: "Words", description: "What they mean." };
  expect(await behind("/words/", {}, glossary)).toEqual([undefined, "Words", "What they mean."]);
});

test("behind an anchor of another page is its section there, or the page where that has no text", async () => {
  expect(await behind("/tides/#%C3%A9bb")).toEqual(["Tides", "Ebb", "It falls."]);
  expect(await behind("/tides/#table")).toEqual([undefined, "Tides", "When the water comes and goes."]);
  expect(await behind("/tides/#100%")).toEqual([undefined, "Tides", "When the water comes and goes."]);
});

test("behind an anchor of this page is what stands there, and behind this page nothing", async () => {
  expect(await behind("#part")).toEqual([undefined, "Part", "Of this page."]);
  expect(await behind("/here/#part")).toEqual([undefined, "Part", "Of this page."]);
  expect(await behind("#nowhere")).toBeUndefined();
  expect(await behind("/here/")).toBeUndefined();
});

test("behind a page without a title, a description or data is nothing", async () => {
  expect(await behind("/tides/", { doc: { ...tides, description: null } })).toBeUndefined();
  expect(await behind("/tides/", { tags: [] })).toBeUndefined();
  expect(await previewOf({ pathname: "/tides/", hash: "" }, undefined)).toBeUndefined();
  await expect(previewOf({ pathname: "/tides/", hash: "" }, Promise.reject(new Error("Gone")))).rejects.toThrow("Gone");
});
