/**
 * `npm run fuzz:graphql -- [operations] [seed]`: sends operations generated from the schema to a
 * disposable site, as visitor, visitor with access and owner. Then sends a fifth as many broken
 * forms and raw bodies. Fails at the first internal error, timeout, or response with content that
 * its reader may not see. Prints the seed, so that a failure can be repeated.
 */

import { fuzzBodies } from "../../api/testing/fuzz/fuzz-bodies.ts";
import { fuzzGraph } from "../../api/testing/fuzz/fuzz-graphql.ts";
import { openTestSite } from "../../api/testing/test-site.ts";

const [operations = 100_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
if (!(operations > 0 && seed >= 0))
  throw new Error("The number of operations and the seed must be numbers.");
const site = await openTestSite();
try {
  console.log(`sending ${operations} operations, seed ${seed}`);
  const started = performance.now();
  const say = (seen: Record<string, number>) =>
    console.log(`nothing broke; ${Math.round((performance.now() - started) / 1_000)} s`, seen);
  say(await fuzzGraph(site, operations, seed));
  const bodies = Math.ceil(operations / 5);
  console.log(`sending ${bodies} broken bodies`);
  say(await fuzzBodies(site, bodies, seed));
} finally {
  await site.close();
}
