import type { RouteObject, RouterContextProvider } from "react-router";

type Parameters = Readonly<Record<string, string | undefined>>;

/** The route with its code loaded. */
export async function resolveRoute(route: RouteObject): Promise<RouteObject> {
  const { lazy, ...rest } = route;
  return typeof lazy === "function" ? { ...rest, ...(await lazy()) } : route;
}

/** Runs the loader of a route outside the router. Undefined if the route has no loader. */
export async function runLoader(
  route: RouteObject,
  params: Parameters,
  url: URL,
  context: RouterContextProvider,
) {
  if (typeof route.loader !== "function") return undefined;
  return route.loader({
    params,
    request: new Request(url),
    url,
    pattern: "",
    context,
  });
}
