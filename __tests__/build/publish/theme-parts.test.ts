import { runInNewContext } from "node:vm";
import { isActing, partsText } from "../../../src/build/publish/theme-parts";

test.each([
  ["const Root=({children:e})=>t.createElement(P,{value:1},e)", false],
  ["function Root(){return(0,r.useEffect)(()=>{ask()},[]),e}", true],
  ["class Root extends C{componentDidMount(){ask()}}", true],
  ["e.useEffects,e.own_useEffect", false],
])("whether components act by themselves is known by what they ask of React: %s", (script, acts) => {
  expect(isActing(script)).toBe(acts);
});

test("a component whose module fails as it is loaded fails where it is drawn, and the others are there", () => {
  const modules: Record<string, () => object> = {
    "./Footer": () => ({ default: () => "mine" }),
    "./Logo": () => {
      throw new Error("no window");
    },
  };
  const files = { Footer: "src/theme/Footer", Logo: "src/theme/Logo" };
  const text = partsText(files)(['"./Footer"', '"./Logo"']).replace("export const module", "var module");
  const page: { require: (name: string) => unknown; module?: Script } = { require: (name) => modules[name]?.() };
  runInNewContext(text, page);
  const made = page.module as Script;
  expect(made.files).toEqual(files);
  expect(made.parts.Footer?.()).toBe("mine");
  expect(() => made.parts.Logo?.()).toThrow("no window");
});
type Script = { parts: Record<string, () => unknown>; files: object };
