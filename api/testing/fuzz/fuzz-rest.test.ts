import { expect, test } from "vitest";
import { openTestSite } from "../test-site.ts";
import { fuzz } from "./fuzz-rest.ts";

test("generated calls, near to the documented ones and far from them, do not break the server", {
  tags: "long",
}, async () => {
  const site = await openTestSite();
  try {
    const statuses = await fuzz(site, 800, 20_260_105);
    // A run in which every call is refused would prove nothing.
    for (const status of [200, 201, 204, 400, 401, 404, 405, 409, 415]) {
      expect(statuses).toHaveProperty(String(status));
    }
  } finally {
    await site.close();
  }
});
