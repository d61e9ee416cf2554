import type { LoaderFunction } from "react-router";
import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { accessHeader } from "../../audience/access-header";
import { noteAccess, watchPage } from "./access-watch";
import { resolveRoute } from "./route-loading";

const url = new URL("http://localhost/about");

async function load(loader: LoaderFunction): Promise<unknown> {
  const route = await resolveRoute(watchPage({ lazy: async () => ({ loader }) }));
  if (typeof route.loader !== "function") throw new Error("The page has no loader.");
  const request = new Request(url);
  return route.loader({
    params: {},
    request,
    url,
    pattern: "",
    context: new RouterContextProvider(),
  });
}

test("a page is loaded as a document once what it loads shows another access", async () => {
  const without = new Response();
  onTestFinished(() => noteAccess(without));
  const withAccess = new Response(null, { headers: { [accessHeader]: "owner" } });

  expect(
    await load(() => {
      noteAccess(without);
      return "data";
    }),
  ).toBe("data");
  const changed = await load(() => {
    noteAccess(withAccess);
    return "data";
  });
  expect(changed).toBeInstanceOf(Response);
  const { headers } = changed as Response;
  expect(headers.get("location")).toBe(url.href);
  expect(headers.get("x-remix-reload-document")).toBe("true");
});

test("a page keeps what it shows where it cannot be loaded", async () => {
  const ErrorBoundary = () => null;
  const loader = () => "data";
  for (const page of [{ ErrorBoundary }, { ErrorBoundary, loader }]) {
    const route = await resolveRoute(watchPage({ lazy: async () => page }));
    expect(route.ErrorBoundary).toBe(ErrorBoundary);
  }
});
