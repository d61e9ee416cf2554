import { storageFaultOf } from "../database/storage-fault.ts";
import { UserFault } from "../validation/accept.ts";
import { BusyFault } from "./busy-fault.ts";

/** The body of every error response of the REST API. */
export type ErrorBody = {
  /** A message for people. */
  error: string;
  /** A code for programs. */
  code: string;
  /** Messages by invalid field. */
  fields?: Record<string, string>;
};

const ownWords: Record<number, ErrorBody> = {
  400: {
    error: "The body is not valid.",
    code: "INVALID",
    fields: { body: "The body must be JSON." },
  },
  404: { error: "There is nothing at this address.", code: "NOT_FOUND" },
  413: { error: "The body is too large.", code: "TOO_LARGE" },
  414: { error: "The address is too long.", code: "TOO_LONG" },
  415: { error: "Send JSON, as application/json.", code: "UNSUPPORTED_MEDIA_TYPE" },
};
const failure: ErrorBody = {
  error: "Something went wrong on the server.",
  code: "INTERNAL_SERVER_ERROR",
};

const busy: ErrorBody = { error: "The site is busy. Try again in a moment.", code: "BUSY" };

type Description = {
  status: number;
  body: ErrorBody;
  /** The value of the Retry-After header, in seconds. */
  retryAfter?: number;
};

/** The error response to a failed request. It describes a fault of the caller, but never internal causes. */
export function describeError(error: unknown): Description {
  const fault = storageFaultOf(error);
  if (fault) {
    const { status, code, message, retryAfter } = fault;
    return { status, body: { error: message, code }, retryAfter };
  }
  if (error instanceof BusyFault) return { status: 503, body: busy, retryAfter: 5 };
  const status = statusOf(error);
  if (status >= 500) return { status: 500, body: failure };
  if (error instanceof UserFault) return { status, body: bodyOf(error) };
  const { message, code = "" } = error as { message: string; code?: string }; // an error with a status
  // Messages of Fastify and its JSON parser (whose errors have no code) mention internals, and are replaced.
  if (code.startsWith("FST_") || error instanceof SyntaxError) {
    return { status, body: ownWords[status] ?? { error: message, code: "REFUSED" } };
  }
  return { status, body: { error: message, code: code || "REFUSED" } };
}

function bodyOf({ message, errors }: UserFault): ErrorBody {
  const fields = errors.flatMap(({ field, message }) => (field ? [[field, message]] : []));
  return {
    error: message,
    code: errors[0]?.code ?? "INVALID",
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  };
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
