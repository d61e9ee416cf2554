import { afterAll, beforeAll, expect, test } from "vitest";
import { fixedWork, maxPieces, send } from "./testing/costly-request.ts";
import { costlyRequests, plainRequests } from "./testing/costly-requests.ts";
import { openTestSite, type TestSite } from "./testing/test-site.ts";

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await openTestSite({ TRUST_PROXY: "1" });
  port = Number(new URL(await site.app.listen({ host: "127.0.0.1", port: 0 })).port);
  await site.database.project.create({ data: { name: "P", slug: "1", tags: '["a"]' } });
  // Loads and compresses what the server loads and compresses only once.
  for (const plain of plainRequests()) await send(port, plain);
});
afterAll(() => site.close());

/**
 * The processor time that this process, in which the site runs, takes for the work, in
 * milliseconds.
 */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test.each(Object.entries(costlyRequests(true)))(
  "no request takes more of the processor than it may, or fails, by its %s",
  { tags: "long" },
  async (_kind, candidates) => {
    expect(candidates.length).toBeGreaterThan(10);
    for (let round = 0; round < 3; round++) fixedWork();
    const piece = await timeOf(fixedWork);
    const found: string[] = [];
    for (const candidate of candidates) {
      let status = 0;
      const measure = () =>
        timeOf(async () => {
          status = await send(port, candidate);
        });
      let time = await measure();
      // One of the requests is slow because the garbage of all of them is collected during it.
      if (time > maxPieces * piece) time = Math.min(await measure(), await measure());
      if (status >= 500) found.push(`${candidate.name}: ${status}`);
      if (time > maxPieces * piece) found.push(`${candidate.name}: ${Math.round(time)} ms`);
    }
    expect(found).toEqual([]);
  },
);
