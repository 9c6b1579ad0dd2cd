import { partNote, partsWithoutEffect } from "../../../src/docusaurus/read/parts-without-effect";

class Themed {
  [key: string]: unknown;
  translateThemeConfig() {
    return "./theme";
  }
}

class Kiln extends Themed {
  readCones() {
    return [6, 10];
  }
  loadContent() {
    return this.readCones();
  }
  getDefaultCodeTranslationMessages() {
    return this.readCones();
  }
}

test("all functions of an object are named that nothing calls", () => {
  const plugin = { name: "kiln", loadContent: () => 6, getThemePath: () => "./theme", postStart: () => 10 };
  expect(partsWithoutEffect(plugin)).toEqual(["postStart"]);
});

test("of a class, and of what it extends, those are named that Docusaurus asks for", () => {
  expect(partsWithoutEffect(new Kiln())).toEqual(["getDefaultCodeTranslationMessages", "translateThemeConfig"]);
  expect(partsWithoutEffect(Object.assign(new Kiln(), { postStart: () => 10 }))).toEqual([
    "postStart",
    "getDefaultCodeTranslationMessages",
    "translateThemeConfig",
  ]);
});

test("what to do in the place of a part is told of that part alone", () => {
  expect(partNote("kiln", ["postStart"]).remedy).toContain("after the build");
  expect(partNote("kiln", ["postBodyTags"]).remedy).not.toContain("after the build");
});
