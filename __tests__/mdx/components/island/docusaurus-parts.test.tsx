/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { act, type ComponentType, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

import { PageInfoProvider } from "../../../../src/ui/page-info";
import { draw } from "../../../support/drawn";

Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });
const navigate = jest.fn();
jest.doMock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), navigate }));

test.each(["/docs/a/?b#c", { pathname: "/docs/a/", search: "?b", hash: "#c" }])(
  "a redirect to %j puts that page in the place of its own",
  async (to) => {
    const { siteModule } = await import("../../../../src/mdx/components/island/site-modules");
    const { Redirect } = siteModule("@docusaurus/router") as { Redirect: ComponentType<{ to: unknown }> };
    await act(async () => createRoot(document.createElement("div")).render(<Redirect to={to} />));
    expect(navigate).toHaveBeenLastCalledWith("/docs/a/?b#c", { replace: true });
  },
);

test.each([
  ["./x", "/docs/a/x"],
  ["../b/?c#d", "/docs/b/?c#d"],
  [{ search: "?b" }, "/docs/a/?b"],
  ["https://other.example/", "https://other.example/"],
])("a history goes to %j from the page's address", async (to, address) => {
  window.history.replaceState(null, "", "/docs/a/");
  const { siteModule } = await import("../../../../src/mdx/components/island/site-modules");
  const { useHistory } = siteModule("@docusaurus/router") as { useHistory: () => { push: (to: unknown) => void } };
  const Moved = () => {
    useHistory().push(to);
    return null;
  };
  await draw(<PageInfoProvider value={{ path: "/docs/a/" }} children={<Moved />} />);
  expect(navigate).toHaveBeenLastCalledWith(address, { replace: false });
});

test("a boundary of errors shows what is inside, or what stands for an error in it", async () => {
  const { siteModule } = await import("../../../../src/mdx/components/island/site-modules");
  const { default: ErrorBoundary } = siteModule("@docusaurus/ErrorBoundary") as {
    default: ComponentType<{ children: ReactNode; fallback?: (failure: { error: Error }) => ReactNode }>;
  };
  const place = document.createElement("div");
  const Broken = ({ thrown }: { thrown: unknown }): never => {
    throw thrown;
  };
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const boundaries = (
    <>
      <ErrorBoundary>whole </ErrorBoundary>
      <ErrorBoundary fallback={({ error }) => <b>{error.message}</b>}>
        <Broken thrown={new Error("It fails.")} />
      </ErrorBoundary>
      {[undefined, "", "A text."].map((thrown, index) => (
        <ErrorBoundary key={index}>
          <Broken thrown={thrown} />
        </ErrorBoundary>
      ))}
    </>
  );
  await act(async () => createRoot(place).render(boundaries));
  silent.mockRestore();
  expect(place.innerHTML).toBe("whole <b>It fails.</b><p>undefined</p><p></p><p>A text.</p>");
});

test("an island sets the mode of the site, and follows it", async () => {
  const { siteModule } = await import("../../../../src/mdx/components/island/site-modules");
  const { ColorModeToggle } = await import("../../../../src/ui/color-mode");
  const { readStored, STORAGE_KEYS } = await import("../../../../src/ui/storage");
  const { useColorMode } = siteModule("@docusaurus/theme-common") as {
    useColorMode: () => { colorMode: string; setColorMode: (mode: "dark" | null) => void };
  };
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
  const place = document.createElement("div");
  const Switch = () => {
    const { colorMode, setColorMode } = useColorMode();
    return (
      <>
        <button onClick={() => setColorMode("dark")}>{colorMode}</button>
        <button onClick={() => setColorMode(null)}>system</button>
      </>
    );
  };
  const settings = { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false } as const;
  const page = (
    <>
      <Switch />
      <ColorModeToggle settings={settings} />
    </>
  );
  await act(async () => createRoot(place).render(page));
  const [dark, system, toggle] = [...place.querySelectorAll("button")];
  const state = () => [
    dark?.textContent,
    document.documentElement.dataset.theme,
    readStored(STORAGE_KEYS.theme),
    toggle?.title,
  ];
  await act(async () => dark?.click());
  expect(state()).toEqual(["dark", "dark", "dark", expect.stringContaining("dark")]);
  await act(async () => system?.click());
  expect(state()).toEqual(["light", "light", null, expect.stringContaining("system")]);
});

test("a diagram is shown as the build has drawn it, and as its source where it has not", async () => {
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { siteModule } = await import("../../../../src/mdx/components/island/site-modules");
  const { IslandContents } = await import("../../../../src/mdx/components/island/island-contents");
  const { default: Mermaid } = siteModule("@theme/Mermaid") as { default: ComponentType<{ value: string }> };
  const drawings = { "diagram flowchart LR": <b>drawn</b> };
  const htmlOf = (value: string) =>
    renderToStaticMarkup(
      <IslandContents.Provider value={drawings}>
        <Mermaid value={value} />
      </IslandContents.Provider>,
    );
  expect(htmlOf("flowchart LR")).toBe("<b>drawn</b>");
  expect(htmlOf("pie")).toContain("<code>pie</code>");
});
