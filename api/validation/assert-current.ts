import { StaleFault } from "./user-fault.ts";

/** A record with a version. */
type Versioned = { version: number; updatedAt?: Date };

/**
 * Asserts that a save was made from the current version.
 * @param record as it is in the transaction of the save. Null where there is none yet, which is version 0.
 * @param version null or undefined to overwrite any version
 * @param name the record's name in messages, such as "project"
 * @param updatedAt when it last changed, for records that not only saves change. Undefined for any time.
 * @throws {StaleFault} STALE_VERSION, with the record, where it has changed
 */
export function assertCurrent(
  record: Versioned | null,
  version: number | null | undefined,
  name: string,
  updatedAt?: Date | null,
): void {
  const currentVersion = record?.version ?? 0;
  const isVersion = version == null || version === currentVersion;
  const isMoment = !updatedAt || updatedAt.getTime() === record?.updatedAt?.getTime();
  if (isVersion && isMoment) return;
  throw new StaleFault(record, {
    field: "version",
    message: `This ${name} was changed elsewhere after you opened it.`,
    code: "STALE_VERSION",
    currentVersion,
  });
}
