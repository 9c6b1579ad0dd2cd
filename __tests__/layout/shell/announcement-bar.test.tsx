import { renderToStaticMarkup } from "react-dom/server";
import { AnnouncementBar } from "../../../src/layout/shell/announcement-bar";
import { useDocsData } from "../../../src/ui/docs-data";
import { usePageInfo } from "../../../src/ui/page-info";
import { markupOf } from "../../support/markup";

test("an announcement that can be closed", () => {
  expect(
    markupOf(
      <AnnouncementBar
        announcement={{
          id: "a",
          content: "<b>News</b>",
          isCloseable: true,
          backgroundColor: "#123456",
          textColor: "#ffffff",
        }}
      />,
    ),
  ).toMatchSnapshot();
});

test("an announcement that cannot be closed has no button", () => {
  expect(markupOf(<AnnouncementBar announcement={{ id: "a", content: "News", isCloseable: false }} />)).not.toContain(
    "<button",
  );
});

test.each([
  ["usePageInfo", usePageInfo],
  ["useDocsData", useDocsData],
])("%s outside its provider is an error that says where to put it", (name, useIt) => {
  const Outside = () => <p>{JSON.stringify(useIt())}</p>;
  expect(() => renderToStaticMarkup(<Outside />)).toThrow(
    new RegExp(`Hook is called outside the provider: put <\\w+Provider> above the component that calls ${name}`),
  );
});
