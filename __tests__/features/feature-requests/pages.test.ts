import { featureRequestPages } from "../../../src/features/feature-requests/pages";

const pagesOf = () => {
  const node = { id: "a", permalink: "/requests/pdf/", file: "pdf.mdx", draft: false };
  const featureRequests = { title: "Requests", routeBasePath: "/requests", description: "" };
  const context = { production: true, site: { title: "Site", featureRequests } };
  return featureRequestPages(
    { getNodesByType: () => [node] as never },
    context as unknown as Parameters<typeof featureRequestPages>[1],
  );
};

test("the list of requests shows at all addresses below its own, a request at its own alone", () => {
  expect(pagesOf().map(({ path, matchPath }) => [path, matchPath])).toEqual([
    ["/requests/", "/requests/*"],
    ["/requests/pdf/", undefined],
  ]);
});

test("search ranks a request below what says what there is, and the list of requests like any page", () => {
  expect(pagesOf().map(({ search }) => search?.rank)).toEqual([undefined, 0.5]);
});
