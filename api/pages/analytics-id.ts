import { readMeasurementId } from "../database/queries/site.ts";
import type { Statements } from "../database/statements.ts";
import { levelOf } from "../database/storage-fault.ts";
import type { FixedSettings } from "../environment.ts";
import { log } from "../log.ts";

/**
 * The current measurement id of the third-party analytics: the environment's, else the owner's. Null for
 * none, and while it cannot be read.
 */
export function createReadAnalyticsId(
  reads: Statements,
  { analyticsId }: Pick<FixedSettings, "analyticsId">,
): () => Promise<string | null> {
  if (analyticsId) return async () => analyticsId;
  return async () => {
    try {
      return (await readMeasurementId(reads)) || null;
    } catch (error) {
      log[levelOf(error)]({ err: error }, "the analytics could not be read");
      return null;
    }
  };
}
