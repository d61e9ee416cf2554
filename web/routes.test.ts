import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { entryPaths, openPaths } from "../pages/paths";
import { routes } from "./routes";

test.each(Object.values({ ...openPaths, ...entryPaths }))("%s has a route of its own", (path) => {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  expect(route?.lazy).toBeDefined();
  expect(route?.path).not.toBe("*");
});
