import { openTestSite, type TestSite } from "./test-site.ts";

/** Opens a test site with the demo portfolio, in the state after the first start of the server. */
export function openDemoSite(): Promise<TestSite> {
  return openTestSite({}, undefined, undefined, undefined, { DEMO_CONTENT: "1" });
}
