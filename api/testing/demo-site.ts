import { fillWithDemoPortfolio } from "../demo/fill.ts";
import { openTestSite, type TestSite } from "./test-site.ts";

/** A test site with the demo portfolio, as a first start leaves it. */
export async function openDemoSite(): Promise<TestSite> {
  const site = await openTestSite();
  const { database, media } = site;
  await database.$transaction([
    database.banner.deleteMany(),
    database.aboutContent.deleteMany(),
    database.siteIdentity.deleteMany(),
  ]);
  await fillWithDemoPortfolio(database, media.storage);
  return site;
}
