/**
 * `npm run fuzz -- [calls] [seed]`: sends generated calls to the REST API of a disposable site and fails at
 * the first 5xx or hang. Prints the seed, so that a failure can be repeated.
 */
import { fuzz } from "../../api/testing/fuzz/fuzz-rest.ts";
import { openTestSite } from "../../api/testing/test-site.ts";

const [calls = 100_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
if (!(calls > 0 && seed >= 0)) throw new Error("The number of calls and the seed must be numbers.");
const site = await openTestSite();
try {
  console.log(`sending ${calls} calls, seed ${seed}`);
  const started = performance.now();
  const statuses = await fuzz(site, calls, seed);
  console.log(`no 5xx, no hang; ${Math.round((performance.now() - started) / 1_000)} s`, statuses);
} finally {
  await site.close();
}
