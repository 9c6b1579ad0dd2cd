/** @jest-environment jsdom */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { usePageClasses } from "../../../src/layout/shell/page-classes";

function Page({ classes }: { classes?: string }) {
  usePageClasses({ htmlClass: classes });
  return null;
}

test("<html> has the classes of the page that shows, and keeps those of others", () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { classList } = document.documentElement;
  classList.add("others", "docs-wrapper");
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (classes?: string) => act(() => root.render(<Page classes={classes} />));
  show("docs-wrapper docs-doc-page");
  expect([...classList].sort()).toEqual(["docs-doc-page", "docs-wrapper", "others"]);
  show("blog-wrapper");
  expect([...classList].sort()).toEqual(["blog-wrapper", "others"]);
  show();
  expect([...classList]).toEqual(["others"]);
});
