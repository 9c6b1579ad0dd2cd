/** @jest-environment jsdom */
import { useEffect } from "react";
import { useHistoryOf } from "../../../../src/mdx/components/island/router-history";
import { clearDrawn, draw } from "../../../support/drawn";

afterEach(clearDrawn);

test("a history says where the page is, tells of other pages, and keeps nobody from leaving", async () => {
  const told = jest.fn();
  const go = jest.fn();
  const at = (hash: string) => ({ pathname: "/docs/a", search: "", hash });
  const Listening = ({ hash }: { hash: string }) => {
    const { location, push, block, listen } = useHistoryOf(at(hash), go);
    useEffect(() => listen(told), [listen]);
    block()();
    push("/docs/b");
    return <p>{location.hash}</p>;
  };
  const show = await draw(<Listening hash="#b" />);
  expect(told).not.toHaveBeenCalled();
  await show(<Listening hash="#c" />);
  await show(<Listening hash="#c" />);
  expect(told.mock.calls).toEqual([[at("#c"), "PUSH"]]);
  expect(go).toHaveBeenLastCalledWith("/docs/b", false);
  expect(document.body.textContent).toBe("#c");
});
