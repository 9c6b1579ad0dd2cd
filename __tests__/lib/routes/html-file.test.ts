import { htmlFileOf } from "../../../src/lib/routes/html-file";

test.each([
  ["/", "index.html"],
  ["/docs/a/", "docs/a/index.html"],
  ["/docs/a", "docs/a/index.html"],
  ["/404.html", "404.html"],
])("the HTML of %s is %s", (route, file) => expect(htmlFileOf(route)).toBe(file));
