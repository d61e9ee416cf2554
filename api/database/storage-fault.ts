/** A temporary failure of the machine: nothing was written, and the same request may succeed later. */
export type StorageFault = {
  status: 503 | 507;
  code: "BUSY" | "OUTDATED" | "STORAGE_FULL" | "STORAGE_UNREACHABLE";
  /** A sentence for the caller. */
  message: string;
  /** The value of the Retry-After header, in seconds. */
  retryAfter: number;
  /** The fault is logged once for each outage, not with each request. */
  isOutage?: true;
};

const busy: StorageFault = {
  status: 503,
  code: "BUSY",
  message: "The site is busy; nothing was changed. Try again in a moment.",
  retryAfter: 5,
};
/** The database server is unreachable. The caller gets the same message as for `busy`. */
const away: StorageFault = { ...busy, isOutage: true };
/**
 * The database was migrated by a newer version. This instance has to be updated. A retry may reach
 * another instance of the site that is updated already.
 */
const outdated: StorageFault = {
  status: 503,
  code: "OUTDATED",
  message:
    "This server is of an older version than its database; nothing was changed. Try again in a moment.",
  retryAfter: 5,
  isOutage: true,
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

/** Codes of Prisma and SQLite: a statement timed out, or a transaction could not begin or was ended. */
const busyCodes = new Set(["P1008", "P2024", "P2028", "P2034", "SQLITE_BUSY"]);
const fullCodes = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"]);
/** Codes of Prisma and Node for a database server that is unreachable. */
const awayCodes = new Set([
  "DATABASE_AWAY",
  "P1001",
  "P1002",
  "P1017",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
]);
const awayStates = /^(?:08|57P0)/;
const awayWords =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed/;
/**
 * PostgreSQL's codes: the server has no connection left, or a statement could not get its lock or was ended
 * by a conflict.
 */
const busyStates = /^(?:53[0-3]|55P03|40)/;

/**
 * The log level of a failed request. It is `debug` during an outage, which is logged once when it
 * is noticed.
 */
export const levelOf = (error: unknown): "debug" | "error" =>
  storageFaultOf(error)?.isOutage ? "debug" : "error";

/** The storage fault in an error or its causes. Undefined for other errors. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth++) {
    const code = "code" in cause ? String(cause.code) : "";
    if (code === unreachable.code) return unreachable;
    if (code === "DATABASE_NEWER") return outdated;
    if (fullCodes.has(code) || /database or disk is full/i.test(cause.message)) return full;
    if (awayCodes.has(code) || hasState(cause, awayStates) || awayWords.test(cause.message)) {
      return away;
    }
    if (hasState(cause, busyStates)) return busy;
    if (busyCodes.has(code) || /database is locked/i.test(cause.message)) return busy;
    cause = nextCause(cause);
  }
  return undefined;
}

/** The next error in the chain of causes. GraphQL and Prisma store it in other properties than `cause`. */
function nextCause(error: Error): unknown {
  const { originalError, meta, cause } = Object(error);
  return originalError || meta?.driverAdapterError || cause;
}

/**
 * Whether the PostgreSQL code of an error (SQLSTATE, five characters) matches `states`. Prisma's adapter
 * stores that code in `cause.originalCode`, because its errors have codes of Prisma.
 */
function hasState(error: Error, states: RegExp): boolean {
  const { code, cause } = Object(error);
  return [code, Object(cause).originalCode].some((each) => states.test(String(each ?? "")));
}
