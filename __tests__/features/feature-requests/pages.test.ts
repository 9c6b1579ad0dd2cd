import { featureRequestPages } from "../../../src/features/feature-requests/pages";

test("search ranks a request below what says what there is, and the list of requests like any page", () => {
  const node = { id: "a", permalink: "/requests/pdf/", file: "pdf.mdx", draft: false };
  const featureRequests = { title: "Requests", routeBasePath: "/requests", description: "" };
  const context = { production: true, site: { title: "Site", featureRequests } };
  const pages = featureRequestPages(
    { getNodesByType: () => [node] as never },
    context as unknown as Parameters<typeof featureRequestPages>[1],
  );
  expect(pages.map(({ search }) => search?.rank)).toEqual([undefined, 0.5]);
});
