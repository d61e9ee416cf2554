/**
 * `npm run fuzz:graphql -- [operations] [seed]`: sends operations generated from the schema to a disposable
 * site, as visitor, visitor with access and owner, and fails at the first that breaks something. Says the
 * seed, so that a failure can be repeated.
 */
import { fuzzGraph } from "../api/graphql/fuzz.ts";
import { openTestSite } from "../api/testing/test-site.ts";

const [operations = 100_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const site = await openTestSite();
try {
  console.log(`sending ${operations} operations, seed ${seed}`);
  const started = performance.now();
  const seen = await fuzzGraph(site, operations, seed);
  console.log(`nothing broke; ${Math.round((performance.now() - started) / 1_000)} s`, seen);
} finally {
  await site.close();
}
