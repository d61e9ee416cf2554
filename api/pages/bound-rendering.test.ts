import { afterEach, expect, test } from "vitest";
import { postgresServer } from "../testing/postgres.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { atOnce, maxWaiting } from "./bound-rendering.ts";
import type { Renderer } from "./renderer.ts";

let site: TestSite;
afterEach(() => site.close());

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

// PostgreSQL may answer the queries of different requests in any order, so the order of rendering
// is not fixed.
test.skipIf(postgresServer())(
  "a burst is rendered a few at a time and in order, and what is too much is answered with 503",
  async () => {
    const begun: string[] = [];
    const finish: (() => void)[] = [];
    const render: Renderer = ({ url }) =>
      new Promise((resolve) => {
        begun.push(url.pathname);
        finish.push(() => resolve({ kind: "page", status: 200, html: "<!doctype html>" }));
      });
    site = await openTestSite({}, render);
    const ask = (path: string) =>
      site.app.inject({ url: path, headers: { accept: "text/html", host: "localhost" } });

    const paths = Array.from({ length: atOnce + maxWaiting }, (_, index) => `/page-${index}`);
    const responses = paths.map(ask);
    await settle();
    expect(maxWaiting).toBeGreaterThanOrEqual(200);
    expect(begun).toEqual(paths.slice(0, atOnce));

    const refused = await ask("/one-too-many");
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.body).toContain("It may work in a moment.");

    while (begun.length < paths.length) {
      const running = finish.splice(0);
      expect(running.length).toBeLessThanOrEqual(atOnce);
      for (const end of running) end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    for (const end of finish.splice(0)) end();
    expect((await Promise.all(responses)).map(({ statusCode }) => statusCode)).toEqual(
      paths.map(() => 200),
    );
    expect(begun).toEqual(paths);
  },
);

test("a page that fails leaves its place to the next one", async () => {
  site = await openTestSite({}, async () => {
    throw new Error("out of order");
  });
  for (let count = 0; count < 2 * atOnce; count++) {
    expect((await site.app.inject({ url: `/page-${count}` })).statusCode).toBe(500);
  }
});
