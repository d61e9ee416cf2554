import { readMeasurementId } from "../database/queries/site.ts";
import type { Statements } from "../database/statements.ts";
import { levelOf } from "../database/storage-fault.ts";
import type { FixedSettings } from "../environment.ts";
import { log } from "../log.ts";

/**
 * The current measurement id of the third-party analytics: the environment's, else the owner's. Null for
 * none, while it cannot be read, and in a copy to look at, whose visits are none.
 */
export function createReadAnalyticsId(
  reads: Statements,
  { analyticsId, isReadOnly }: Pick<FixedSettings, "analyticsId" | "isReadOnly">,
): () => Promise<string | null> {
  if (isReadOnly) return async () => null;
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
