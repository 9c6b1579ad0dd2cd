import { answerPage, type AnswerContext } from "../../../src/features/offline/worker/answers";
import type { RequestEvent } from "../../../src/features/offline/worker/worker-scope";

afterEach(() => Reflect.deleteProperty(globalThis, "fetch"));

test.each([
  ["/", "/search?q=docs", "https://site/search/?q=docs"],
  ["/base/", "/search?q=docs", "https://site/base/search/?q=docs"],
  ["/", "/search/index.html?q=docs", "https://site/search/?q=docs"],
  ["/", "/search", "https://site/search/"],
])("without a network below %s the address %s leads on to its page, with its query", async (scope, address, target) => {
  globalThis.fetch = () => Promise.reject(new Error("No network"));
  const redirect = jest.spyOn(Response, "redirect").mockReturnValue(new Response());
  const store = { match: async (path: string) => (path === "/search/" ? new Response("page") : undefined) };
  const context = { store, scope, log: () => undefined } as unknown as AnswerContext;
  const request = { url: new URL(scope.slice(0, -1) + address, "https://site").href };
  const [path = ""] = address.split("?");
  await answerPage({ request } as RequestEvent, path, context);
  expect(new URL(redirect.mock.calls[0]?.[0] ?? "", request.url).href).toBe(target);
  redirect.mockRestore();
});
