/** @jest-environment jsdom */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { Collapsible, useCollapsible } from "../../../../src/mdx/components/island/collapsible";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("a part is hidden while it is collapsed, and made once it is shown where it is lazy", async () => {
  const ended = jest.fn();
  const Part = () => {
    const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
    return (
      <>
        <button onClick={toggleCollapsed} />
        <Collapsible as="p" className="c" lazy collapsed={collapsed} onCollapseTransitionEnd={ended}>
          inside
        </Collapsible>
      </>
    );
  };
  const place = document.createElement("div");
  await act(async () => createRoot(place).render(<Part />));
  const toggle = () => act(async () => place.querySelector("button")?.click());
  expect(place.innerHTML).toBe('<button></button><p class="c" style="display: none;"></p>');
  await toggle();
  expect(place.querySelector("p")?.outerHTML).toMatch(/^<p class="c"( style="")?>inside<\/p>$/);
  await toggle();
  expect(place.querySelector("p")?.outerHTML).toBe('<p class="c" style="display: none;">inside</p>');
  expect(ended.mock.calls).toEqual([[false], [true]]);
});
