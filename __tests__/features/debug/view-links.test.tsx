import { ViewLinks } from "../../../src/features/debug/components/view-links";
import { markupOf } from "../../support/markup";

const env = process.env as Record<string, string | undefined>;
const { NODE_ENV: mode } = env;
afterEach(() => {
  env.NODE_ENV = mode;
});

test("in develop a link leads to GraphiQL, which the browser loads: it is no page of the site", () => {
  env.NODE_ENV = "development";
  expect(markupOf(<ViewLinks current="config" />)).toContain('<a href="/___graphql" data-full-load="">');
  env.NODE_ENV = "production";
  expect(markupOf(<ViewLinks current="config" />)).not.toContain("graphql");
});
