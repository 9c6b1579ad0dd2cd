import { issueAddress } from "../../../src/features/feedback/issue-address";
import { issueWords } from "../../../src/features/feedback/words";

describe("issueAddress", () => {
  const page = { address: "https://example.com/docs/a&b/", version: "3.3.2" };

  it("fills in the title, a question, and the page with its version", () => {
    const url = new URL(issueAddress("https://example.com/issues/new", page, issueWords("missing", "/docs/a&b/")));
    expect(url.origin + url.pathname).toBe("https://example.com/issues/new");
    expect(url.searchParams.get("title")).toBe("Docs: something is missing on /docs/a&b/");
    expect(url.searchParams.get("body")).toBe(
      "What did you look for, and what is missing or wrong?\n\n\n\n---\nPage: https://example.com/docs/a&b/\nVersion: 3.3.2\n",
    );
  });

  it("keeps what the address asks for already, such as a template", () => {
    const url = new URL(issueAddress("https://example.com/new?labels=docs", page, issueWords("helpful", "/x/")));
    expect(url.searchParams.get("labels")).toBe("docs");
    expect(url.searchParams.get("title")).toBe("Helpful page: /x/");
  });
});
