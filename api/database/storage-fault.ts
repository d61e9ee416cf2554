/** A failure of the machine that may pass: nothing was written, and the same request may succeed later. */
export type StorageFault = {
  status: 503 | 507;
  code: "BUSY" | "STORAGE_FULL" | "STORAGE_UNREACHABLE";
  /** A sentence for whoever asked. */
  message: string;
  /** When to try again, in seconds. */
  retryAfter: number;
};

const busy: StorageFault = {
  status: 503,
  code: "BUSY",
  message: "The site is busy; nothing was changed. Try again in a moment.",
  retryAfter: 5,
};
const full: StorageFault = {
  status: 507,
  code: "STORAGE_FULL",
  message: "The server has no room left; nothing was changed.",
  retryAfter: 60,
};

const unreachable: StorageFault = {
  status: 503,
  code: "STORAGE_UNREACHABLE",
  message: "The store of pictures and videos cannot be reached. Try again in a moment.",
  retryAfter: 10,
};

/** Prisma's codes: a statement that timed out, a transaction that got no turn or lost it. */
const busyCodes = new Set(["P1008", "P2028", "SQLITE_BUSY"]);
const fullCodes = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL"]);

/** What an error says of database and disk, its causes included. Undefined where it is something else. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth++) {
    const code = "code" in cause ? String(cause.code) : "";
    if (code === unreachable.code) return unreachable;
    if (fullCodes.has(code) || /database or disk is full/i.test(cause.message)) return full;
    if (busyCodes.has(code) || /database is locked/i.test(cause.message)) return busy;
    cause = "originalError" in cause && cause.originalError ? cause.originalError : cause.cause;
  }
  return undefined;
}
