import { expect, test } from "vitest";
import { z } from "zod";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney({ variables: { LOG_LEVEL: "info" } });

const lineShape = z.object({
  reqId: z.string(),
  req: z.object({
    method: z.string(),
    path: z.string(),
    host: z.string(),
    remoteAddress: z.string(),
  }),
  res: z.object({ statusCode: z.number() }),
  responseTime: z.number(),
  cache: z.enum(["hit", "miss", "pass"]),
});

/** The lines about requests for pages, in the order they were written. */
function lines() {
  return journey.server
    .output()
    .split("\n")
    .filter((line) => line.includes('"request completed"'))
    .map((line) => lineShape.parse(JSON.parse(line)));
}

test("every request has one line, cached responses too, and none a secret", async () => {
  const { origin } = journey.server;
  const ask = async (path: string, options: RequestInit = {}) => {
    await (await fetch(origin + path, options)).arrayBuffer();
  };
  await ask("/work?token=hush");
  await ask("/work?token=hush");
  await ask("/work", { headers: { cookie: "vitrine-portfolio=hush" } });
  await ask("/objects/none.png?signature=hush");
  await ask("/for/hush", { redirect: "manual" });
  await ask("/FOR/hush/hush");
  await ask("//f%6Fr%2Fhush");
  await ask("/work", { method: "HEAD" });
  await expect.poll(() => lines().length, { timeout: 5_000 }).toBe(8);
  const found = lines().map(
    ({ req, res, cache }) => `${req.method} ${req.path} ${res.statusCode} ${cache}`,
  );
  expect(found.sort()).toEqual(
    [
      "GET /work 200 miss",
      "GET /work 200 hit",
      "GET /work 200 pass",
      "GET /objects/none.png 404 pass",
      "GET /for/… 303 pass",
      "GET /FOR/… 404 pass",
      "GET //f%6Fr%2F… 404 pass",
      "HEAD /work 200 hit",
    ].sort(),
  );
  expect(new Set(lines().map(({ reqId }) => reqId)).size).toBe(8);
  expect(journey.server.output()).not.toContain("hush");
});
