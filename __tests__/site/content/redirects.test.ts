import { redirectsOf } from "../../../src/features/redirects";
import { site } from "../../../src/site";

describe("the redirects of this site", () => {
  it("cover its old routes", () => {
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
