import { redirectsOf } from "../../../src/features/redirects";
import { site } from "../../../src/site";

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

  it("covers the old routes of this site", () => {
    const redirects = redirectsOf(site);
    const community = ["support", "team", "resources"].flatMap((name) =>
      [`/docs/${name}/`, `/docs/next/${name}/`].map((from) => ({ from, to: `/community/${name}/` })),
    );
    expect(redirects).toEqual(
      expect.arrayContaining([
        ...community,
        { from: "/home/", to: "/" },
        { from: "/home/qs/", to: "/?a=1" },
        { from: "/home/anchor/", to: "/#anchor" },
      ]),
    );
    expect(redirects.filter(({ to }) => to.startsWith("https://"))).toHaveLength(3);
  });
});
