import type { DirectReads } from "../database/direct-reads.ts";
import { levelOf } from "../database/storage-fault.ts";
import type { FixedSettings } from "../environment.ts";
import { log } from "../log.ts";

const stored = 'SELECT "measurementId" FROM "SiteAnalytics"';

/**
 * The measurement id of the third-party analytics as it is now: the environment's, else the owner's. Null
 * for none, and while it cannot be read.
 */
export function createReadAnalyticsId(
  reads: DirectReads,
  { analyticsId }: Pick<FixedSettings, "analyticsId">,
): () => Promise<string | null> {
  if (analyticsId) return async () => analyticsId;
  return async () => {
    try {
      const [analytics] = await reads.all<{ measurementId: string }>(stored);
      return analytics?.measurementId || null;
    } catch (error) {
      log[levelOf(error)]({ err: error }, "the analytics could not be read");
      return null;
    }
  };
}
