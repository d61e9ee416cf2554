import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";

/**
 * Has the site count visits from now on, or not. Pages change with it: those of a site that counts none
 * send nothing.
 */
export async function setVisitCounting(database: Database, countsVisits: boolean): Promise<void> {
  await changeContent(database, (transaction) =>
    transaction.siteAnalytics.upsert({
      where: { id: 1 },
      // No measurement id was saved, which its version counts.
      create: { countsVisits, version: 0 },
      update: { countsVisits },
    }),
  );
}
