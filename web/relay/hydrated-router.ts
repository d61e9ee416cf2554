import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
} from "react-router";
import { resolveRoute, runLoader } from "./route-loading";

/**
 * A router that starts on the page the server rendered: the code of its routes is loaded, and their
 * loaders run on the embedded records, before React takes the page over. Nothing is fetched twice.
 * @param failed messages of the routes that failed on the server, by the id of the route that shows them.
 */
export async function createHydratedRouter(
  routes: RouteObject[],
  context: RouterContextProvider,
  failed: Record<string, string>,
) {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      Object.assign(route, await resolveRoute(route));
      delete route.lazy;
    }),
  );

  const errors = Object.fromEntries(
    Object.entries(failed).map(([id, message]) => [id, new Error(message)]),
  );
  const loaderData: Record<string, unknown> = {};
  const boundary = matches.findIndex(({ route }) => route.id !== undefined && route.id in errors);
  // What lies below a boundary that shows an error is not shown, and may be what failed.
  const shown = boundary === -1 ? matches : matches.slice(0, boundary);
  for (const { route, params } of shown) {
    if (!route.id || !route.loader) continue;
    loaderData[route.id] = await runLoader(route, params, new URL(window.location.href), context);
  }
  const hasFailed = Object.keys(errors).length > 0;
  return createBrowserRouter(routes, {
    getContext: () => context,
    hydrationData: { loaderData, ...(hasFailed && { errors }) },
  });
}
