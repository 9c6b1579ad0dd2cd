import { redirectsOf } from "../../../src/features/redirects/redirect";
import { site } from "../../../src/site";

describe("the redirects of this site", () => {
  it("cover its old routes", () => {
    const redirects = redirectsOf(site).map(({ from, to }) => ({ from, to }));
    const community = ["support", "team", "resources"].flatMap((name) =>
      [`/docs/${name}/`, `/docs/next/${name}/`].map((from) => ({ from, to: `/community/${name}/` })),
    );
    expect(redirects).toEqual(
      expect.arrayContaining([
        ...community,
        { from: "/docs/introduction/", to: "/docs/" },
        { from: "/home/", to: "/" },
        { from: "/home/qs/", to: "/?a=1" },
        { from: "/home/anchor/", to: "/#anchor" },
      ]),
    );
    expect(redirects.filter(({ to }) => to.startsWith("https://"))).toHaveLength(3);
  });
});
