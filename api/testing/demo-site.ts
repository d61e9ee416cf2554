import { openTestSite, type TestSite } from "./test-site.ts";

/** A test site with the demo portfolio, as a first start leaves it. */
export function openDemoSite(): Promise<TestSite> {
  return openTestSite({}, undefined, undefined, undefined, { DEMO_CONTENT: "1" });
}
