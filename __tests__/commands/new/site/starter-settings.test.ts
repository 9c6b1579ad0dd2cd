import { starterSettings } from "../../../../src/commands/new/site/starter-settings";
import { readSite } from "../../../../src/lib/site-config";
import { readSettings } from "../../../../src/read-settings";

const answers = { title: "Kettle", tagline: "", url: "https://kettle.example", repository: "", blog: "no" };

test("the settings are valid, and have what was asked for alone", () => {
  const settings = starterSettings(answers);
  expect(settings).toMatchObject({ url: "https://kettle.example", baseUrl: "/", blogs: [] });
  expect(settings.docs).toEqual([{ id: "default", content: "content/docs", routeBasePath: "/docs" }]);
  expect(settings.navbar).toMatchObject({ items: [{ docId: "index" }] });
  expect(readSite(readSettings(settings)).title).toBe("Kettle");
});

test("no key could be left out", () => {
  const settings = starterSettings({ ...answers, blog: "yes" });
  for (const key of Object.keys(settings))
    expect(() => readSite(readSettings({ ...settings, [key]: undefined }))).toThrow(`'${key}' is missing`);
});

test("an address below a host's root is the base URL", () => {
  for (const url of ["https://tern.example/kettle", "https://tern.example/kettle/"])
    expect(starterSettings({ ...answers, url })).toMatchObject({ url: "https://tern.example", baseUrl: "/kettle/" });
});

test("the footer, which is HTML, has a title with its signs", () => {
  expect(starterSettings({ ...answers, title: "a<b>" })).toMatchObject({ footer: { copyright: "© a&lt;b&gt;" } });
});

test("a blog has a link in the navbar", () => {
  const { blogs, navbar } = starterSettings({ ...answers, blog: "yes" });
  expect(blogs).toMatchObject([{ content: "content/blog", title: "Kettle blog" }]);
  expect(navbar).toMatchObject({ items: [{ docId: "index" }, { label: "Blog", to: "/blog/" }] });
});

test("files are edited where the host of their repository has a page for that", () => {
  const edited = (repository: string) => starterSettings({ ...answers, repository }).docs[0]?.editUrl;
  expect(edited("https://github.com/tern/kettle/")).toBe("https://github.com/tern/kettle/edit/main/content/docs");
  expect(edited("https://gitlab.com/tern/kettle")).toBe("https://gitlab.com/tern/kettle/-/edit/main/content/docs");
  expect(edited("https://git.tern.example/kettle")).toBeUndefined();
  const { navbar } = starterSettings({ ...answers, repository: "https://git.tern.example/kettle" });
  expect(navbar).toMatchObject({ items: [{}, { label: "Source", href: "https://git.tern.example/kettle" }] });
});
