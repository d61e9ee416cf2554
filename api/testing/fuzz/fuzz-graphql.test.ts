import { expect, test } from "vitest";
import { openTestSite } from "../test-site.ts";
import { fuzzBodies } from "./fuzz-bodies.ts";
import { fuzzGraph } from "./fuzz-graphql.ts";

test("generated operations break nothing and show nobody what is not theirs", {
  tags: "long",
}, async () => {
  const site = await openTestSite();
  try {
    const seen = await fuzzGraph(site, 500, 20_260_101);
    // A run in which every call is refused would prove nothing.
    expect(seen.data, JSON.stringify(seen)).toBeGreaterThan(90);
    for (const what of [
      "UNAUTHENTICATED",
      "OPERATION_TOO_LARGE",
      "locked content to visitor with access",
    ]) {
      expect(seen[what], what).toBeGreaterThan(0);
    }
  } finally {
    await site.close();
  }
});

test("broken forms and bodies are refused cleanly and leave nothing behind", {
  tags: "long",
}, async () => {
  const site = await openTestSite();
  try {
    const statuses = await fuzzBodies(site, 300, 20_261_121);
    // Some bodies must be valid enough to be accepted, and others to be inspected before they are
    // refused.
    for (const status of [200, 201, 400, 401, 415]) {
      expect(statuses[status], JSON.stringify(statuses)).toBeGreaterThan(0);
    }
  } finally {
    await site.close();
  }
});
