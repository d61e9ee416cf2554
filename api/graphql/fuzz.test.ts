import { expect, test } from "vitest";
import { openTestSite } from "../testing/test-site.ts";
import { fuzzGraph } from "./fuzz.ts";

test("generated operations break nothing and show nobody what is not theirs", async () => {
  const site = await openTestSite();
  try {
    const seen = await fuzzGraph(site, 1_500, 20_260_101);
    // A run that never got past the door would prove nothing.
    expect(seen.data, JSON.stringify(seen)).toBeGreaterThan(300);
    for (const what of ["UNAUTHENTICATED", "locked content to visitor with access"]) {
      expect(seen[what], what).toBeGreaterThan(0);
    }
  } finally {
    await site.close();
  }
}, 120_000);
