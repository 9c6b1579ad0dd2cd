import type { CreatePagesArgs } from "gatsby";
import { docs as feature } from "../../../src/features/docs";
import { standOnSmallSite } from "../../support/small-site";

const archived = [{ label: "0.1", href: "https://old.tern.example" }];
const site = standOnSmallSite({ docs: [{ id: "default", content: "content/docs", routeBasePath: "/docs" }] });

/** The routes of the pages without any doc, for instances that have more settings than the site's. */
function routesWith(...settings: object[]): string[] {
  const context = site.context();
  const [instance] = context.site.docs;
  if (!instance) throw new Error("The small site has no docs.");
  const docs = settings.map((own) => ({ ...instance, ...own }));
  const made = feature.pages?.(site.gatsby.args<CreatePagesArgs>(), { ...context, site: { ...context.site, docs } });
  return made?.pages.map((page) => page.path) ?? [];
}

test("versions have a page where there is more than one, here or elsewhere", () => {
  expect(routesWith({})).toEqual([]);
  expect(routesWith({ archived })).toEqual(["/versions/"]);
  site.write("content/docs/versions.yml", "[current]");
  expect(routesWith({})).toEqual([]);
  site.write("content/docs/versions.yml", '[current, "1.0"]');
  expect(routesWith({})).toEqual(["/versions/"]);
});

test("they have one, too, where another instance than the first has several", () => {
  site.write("content/sdk/versions.yml", '[current, "1.0"]');
  const sdk = { id: "sdk", content: "content/sdk", routeBasePath: "/sdk" };
  site.write("content/docs/versions.yml", "[current]");
  expect(routesWith({}, sdk)).toEqual(["/versions/"]);
});
