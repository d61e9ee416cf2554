import { existsSync } from "node:fs";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { entryPaths, openPaths } from "../pages/paths";
import { paths } from "./paths";
import { routes } from "./routes";

test.each(Object.values({ ...openPaths, ...entryPaths }))("%s has a route of its own", (path) => {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  expect(route?.lazy).toBeDefined();
  expect(route?.path).not.toBe("*");
});

test("the server finds the styles of a page by the path of its module", () => {
  const pagesIn = (list: RouteObject[] = []): string[] =>
    list.flatMap(({ id, lazy, children }) => [...(lazy && id ? [id] : []), ...pagesIn(children)]);
  const ids = pagesIn(routes);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !existsSync(`web/${id}`))).toEqual([]);
});

test("a change of the address alone is shown in one step: no middleware is on its way", () => {
  const onTheWay = matchRoutes(routes, paths.work) ?? [];
  expect(onTheWay.at(-1)?.route.shouldRevalidate).toBeDefined();
  expect(onTheWay.filter(({ route }) => route.middleware)).toEqual([]);
});
