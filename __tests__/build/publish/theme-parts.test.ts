import { isActing } from "../../../src/build/publish/theme-parts";

test.each([
  ["const Root=({children:e})=>t.createElement(P,{value:1},e)", false],
  ["function Root(){return(0,r.useEffect)(()=>{ask()},[]),e}", true],
  ["class Root extends C{componentDidMount(){ask()}}", true],
  ["e.useEffects,e.own_useEffect", false],
])("whether components act by themselves is known by what they ask of React: %s", (script, acts) => {
  expect(isActing(script)).toBe(acts);
});
