import { StaleFault } from "../graphql/user-errors.ts";

/** A record whose saves are counted. */
type Versioned = { version: number };

/**
 * Holds a save to the version that its change was made from.
 * @param record as it is in the transaction of the save. Null where there is none yet, which is version 0.
 * @param version undefined to save over any.
 * @param name what the owner knows the record as, such as "project".
 * @throws {StaleFault} STALE_VERSION, with the record, where it has another version by now.
 */
export function assertCurrent(
  record: Versioned | null,
  version: number | undefined,
  name: string,
): void {
  const currentVersion = record?.version ?? 0;
  if (version === undefined || version === currentVersion) return;
  throw new StaleFault(record, {
    field: "version",
    message: `This ${name} was changed elsewhere after you opened it.`,
    code: "STALE_VERSION",
    currentVersion,
  });
}
