import { readMeasurementId } from "../database/queries/site.ts";
import type { Statements } from "../database/statements.ts";
import { levelOf } from "../database/storage-fault.ts";
import type { FixedSettings } from "../environment.ts";
import { log } from "../log.ts";

/**
 * Creates a function that returns the current measurement id of the third-party analytics: from the
 * environment, or else from the owner's settings. It returns null where neither has an id, where the settings
 * cannot be read, and in a read-only copy of the site, where visits are not counted.
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
