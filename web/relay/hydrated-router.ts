import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
} from "react-router";
import { basePath } from "../base-path";
import { resolveRoute, runLoader } from "./route-loading";

/**
 * A router for the page that the server rendered: it loads the code of the routes and runs their loaders on
 * the embedded records before hydration. Nothing that the page contains is fetched again.
 * @param failed messages of the routes that failed on the server, by the id of the route that shows them
 */
export async function createHydratedRouter(
  routes: RouteObject[],
  context: RouterContextProvider,
  failed: Record<string, string>,
) {
  const matches = matchRoutes(routes, window.location, basePath) ?? [];
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
  // Routes below an error boundary are not shown, and may have failed.
  const shown = boundary === -1 ? matches : matches.slice(0, boundary);
  for (const { route, params } of shown) {
    if (!route.id || !route.loader) continue;
    loaderData[route.id] = await runLoader(route, params, new URL(window.location.href), context);
  }
  const hasFailed = Object.keys(errors).length > 0;
  return createBrowserRouter(routes, {
    basename: basePath,
    getContext: () => context,
    hydrationData: { loaderData, ...(hasFailed && { errors }) },
  });
}
