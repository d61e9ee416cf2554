import { StaleFault } from "./user-fault.ts";

/** A record whose saves are counted. */
type Versioned = { version: number; updatedAt?: Date };

/**
 * Holds a save to the version that its change was made from.
 * @param record as it is in the transaction of the save. Null where there is none yet, which is version 0.
 * @param version null or undefined to save over any.
 * @param name what the owner knows the record as, such as "project".
 * @param updatedAt when it was changed last, for records that not only saves change. Left out for any time.
 * @throws {StaleFault} STALE_VERSION, with the record, where it is another one by now.
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
