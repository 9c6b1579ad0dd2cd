import { folded } from "../../../src/lib/content/folded";

test.each([
  ["Résumé", "resume"],
  ["ﬁle ΆB", "file αb"],
  ["कि", "कि"],
  ["Config_1", "config_1"],
])("'%s' is searched as '%s'", (text, term) => {
  expect(folded(text)).toBe(term);
});
