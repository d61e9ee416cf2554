import type { Database } from "../../database/client.ts";

/** Whether the site counts visits itself. */
export async function readCountsVisits(database: Database): Promise<boolean> {
  const stored = await database.siteAnalytics.findUnique({
    where: { id: 1 },
    select: { countsVisits: true },
  });
  return stored?.countsVisits ?? false;
}
