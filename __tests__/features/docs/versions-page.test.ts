import type { CreatePagesArgs } from "gatsby";
import { docs as feature } from "../../../src/features/docs";
import { standOnSmallSite } from "../../support/small-site";

const archived = [{ label: "0.1", href: "https://old.tern.example" }];
const site = standOnSmallSite({ docs: [{ id: "default", content: "content/docs", routeBasePath: "/docs" }] });

/** The routes of the pages without any doc, for the instance with more settings. */
function routesWith(settings: object = {}): string[] {
  const context = site.context();
  const [instance] = context.site.docs;
  if (!instance) throw new Error("The small site has no docs.");
  const docs = [{ ...instance, ...settings }];
  const made = feature.pages?.(site.gatsby.args<CreatePagesArgs>(), { ...context, site: { ...context.site, docs } });
  return made?.pages.map((page) => page.path) ?? [];
}

test("versions have a page where there is more than one, here or elsewhere", () => {
  expect(routesWith()).toEqual([]);
  expect(routesWith({ archived })).toEqual(["/versions/"]);
  site.write("content/docs/versions.yml", "[current]");
  expect(routesWith()).toEqual([]);
  site.write("content/docs/versions.yml", '[current, "1.0"]');
  expect(routesWith()).toEqual(["/versions/"]);
});
