/** @jest-environment jsdom */
import type { ReactNode } from "react";
import type { NavbarItem } from "../../../../src/lib/settings/navbar-config";
import { projectPartsOf, standOnProjectParts } from "../../../support/project-parts";

standOnProjectParts();

type Component = (props: Record<string, unknown>) => ReactNode;
type Module = { default: Component & Record<string, Component> };
type Site = (name: string) => Module & { createElement: (...given: unknown[]) => JSX.Element };

const FILE = "./src/theme/NavbarItem/ComponentTypes";

/**
 * What a site has in the bar, or in the menu, where a project has these components for types of items, and others in
 * the place of Docusaurus'.
 */
async function drawn(types: (site: Site) => object, item: object, { inMenu = false, single = {} } = {}) {
  const project = await projectPartsOf(async () => ({
    parts: { "NavbarItem/ComponentTypes": types(globalThis.___site as Site), ...single },
    files: { "NavbarItem/ComponentTypes": FILE },
  }));
  const { projectNavbarParts, WithItemDrawing } = await import("../../../../src/mdx/components/project/navbar-items");
  const parts = projectNavbarParts([item as NavbarItem]);
  const Part = parts.find(({ itemType }) => itemType === (item as NavbarItem).type)?.Component;
  const html = project.drawn(
    { path: "/kilns/" },
    <WithItemDrawing value={(inner) => <code>{JSON.stringify(inner)}</code>}>
      {Part && <Part item={item as NavbarItem} inMenu={inMenu} />}
    </WithItemDrawing>,
  );
  return { types: parts.map(({ itemType }) => itemType), html, told: project.told() };
}

afterEach(() => jest.restoreAllMocks());

const KILN = { type: "custom-kiln", position: "left", hours: 9 };
const shown: Component = ({ children: _, ...given }) => JSON.stringify(given).replaceAll('"', "");

test("an item is drawn by the project's component, which gets what the configuration says, and where it is", async () => {
  const types = () => ({ "custom-kiln": shown });
  expect((await drawn(types, KILN)).html).toBe("{position:left,hours:9,mobile:false}");
  expect((await drawn(types, KILN, { inMenu: true })).html).toBe("{position:left,hours:9,mobile:true}");
});

test("what the project has of Docusaurus' own list changes nothing, and another component for a type does", async () => {
  const own = (site: Site) => ({ ...site("@theme-original/NavbarItem/ComponentTypes").default, "custom-kiln": shown });
  expect((await drawn(own, KILN)).types).toEqual(["custom-kiln"]);
  const { types, html } = await drawn((site) => ({ ...own(site), docsVersionDropdown: () => "2.0" }), {
    type: "docsVersionDropdown",
  });
  expect([types, html]).toEqual([["docsVersionDropdown", "custom-kiln"], "2.0"]);
});

test("a component in the place of one of Docusaurus' draws the items of its type", async () => {
  const single = { "NavbarItem/DocsVersionDropdownNavbarItem": () => "all versions" };
  const { types, html } = await drawn(() => ({}), { type: "docsVersionDropdown" }, { single });
  expect([types, html]).toEqual([["docsVersionDropdown"], "all versions"]);
});

test("items of Docusaurus' types within it are drawn as the place draws them", async () => {
  const types = (site: Site) => ({
    "custom-kiln": ({ hours, mobile }: Record<string, unknown>) =>
      site("react").createElement(site("@theme/NavbarItem/DropdownNavbarItem").default, {
        label: `${String(hours)} h`,
        mobile,
        items: [{ label: "Cone", to: "/cone", "aria-label": "The cone" }],
      }),
  });
  const { html } = await drawn(types, KILN);
  expect(JSON.parse(html.replaceAll("&quot;", '"').replace(/<\/?code>/g, ""))).toMatchObject({
    type: "dropdown",
    position: "right",
    label: "9 h",
    dropdownActiveClassDisabled: false,
    items: [{ type: "default", label: "Cone", to: "/cone", ariaLabel: "The cone" }],
  });
});

test("an item of any type is drawn by `@theme/NavbarItem`", async () => {
  const types = (site: Site) => ({
    "custom-kiln": () => site("react").createElement(site("@theme/NavbarItem").default, { type: "custom-cone", n: 6 }),
    "custom-cone": shown,
  });
  expect((await drawn(types, KILN)).html).toBe("{n:6}");
});

test("an item whose component fails is left out, marked for browsers, and that is told", async () => {
  const fails: Component = () => {
    throw new Error("no window");
  };
  const { html, told } = await drawn(() => ({ "custom-kiln": fails }), KILN);
  expect(html).toBe('<i hidden="" data-without-part="NavbarItem/ComponentTypes (custom-kiln)"></i>');
  expect(told).toMatchObject([{ file: FILE, name: "NavbarItem/ComponentTypes (custom-kiln)", reason: "no window" }]);
});

test("so is one whose type is named without a component", async () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const { html } = await drawn(() => ({ "custom-kiln": undefined }), KILN);
  expect(html).toBe('<i hidden="" data-without-part="NavbarItem/ComponentTypes (custom-kiln)"></i>');
  // React tells of it, too.
  expect(error).toHaveBeenCalled();
});

test("custom items are nothing where the components cannot be loaded", async () => {
  const fails = () => {
    throw new Error("no window");
  };
  expect(await drawn(fails, KILN)).toMatchObject({ types: ["custom-kiln"], html: "" });
});
