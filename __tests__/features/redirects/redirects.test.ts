import { redirectsOf } from "../../../src/features/redirects";

describe("redirectsOf", () => {
  it("leads each old route to the new one", () => {
    expect(redirectsOf({ redirects: [{ from: ["/docs/team", "docs/next/team/"], to: "/community/team/" }] })).toEqual([
      { from: "/docs/team/", to: "/community/team/" },
      { from: "/docs/next/team/", to: "/community/team/" },
    ]);
  });

  it("keeps query, hash and address of where it leads", () => {
    const to = ["/?a=1", "/#anchor", "https://example.org/?a=1#b"];
    expect(
      redirectsOf({ redirects: to.map((each) => ({ from: ["/home/"], to: each })) }).map((redirect) => redirect.to),
    ).toEqual(to);
  });
});
