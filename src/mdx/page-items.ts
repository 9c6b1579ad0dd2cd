/** What hooks give at build for items of a sidebar, which the page alone has: who looks into them is for the page. */
export const PAGE_ITEMS: object = /* #__PURE__ */ new Proxy([], {
  get: () => {
    throw new Error("The items of a page's sidebar are known to the page alone");
  },
});
