import type { ErrorBody } from "../errors/error-body.ts";
import type { UserErrorShape } from "../validation/accept.ts";
import { type Endpoint, keysOf } from "./endpoint.ts";

type Details = {
  status: number;
  code: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
};

/** An error that is sent to the caller as a response. */
export class RestError extends Error {
  override name = "RestError";
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly #code: string;
  readonly #fields: Record<string, string> | undefined;

  constructor(message: string, { status, code, fields, headers = {} }: Details) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.#code = code;
    this.#fields = fields;
  }

  /** The body of the response. */
  get body(): ErrorBody {
    const fields = this.#fields;
    return { error: this.message, code: this.#code, ...(fields && { fields }) };
  }
}

export function notFound(): RestError {
  return new RestError("There is nothing at this address.", { status: 404, code: "NOT_FOUND" });
}

/** The error where a record has changed since the state that If-Match names. */
export function staleRecord(): RestError {
  return new RestError("This was changed elsewhere after you read it.", {
    status: 409,
    code: "STALE_VERSION",
  });
}

/** The error for an invalid input. @param fields messages by the name of a field, or by "body" for the whole input */
export function invalid(fields: Record<string, string>): RestError {
  const names = Object.keys(fields).join(", ");
  return new RestError(`The request is not valid: ${names}.`, {
    status: 400,
    code: "INVALID",
    fields,
  });
}

const signInFaults = new Set([
  "INCORRECT_PASSWORD",
  "PASSWORD_OFF",
  "CODE_REQUIRED",
  "INCORRECT_CODE",
  "INCORRECT_RECOVERY_CODE",
]);

const conflicts = new Set(["SLUG_TAKEN", "UNREADABLE_SECTION"]);

/**
 * Converts user errors of a mutation to an error response. Fields have the names that the call uses,
 * not those of the GraphQL document. A field that the call does not have is named "body".
 */
export function fromUserErrors(
  errors: readonly UserErrorShape[],
  { params, body, fieldNames = {} }: Pick<Endpoint, "params" | "body" | "fieldNames">,
): RestError {
  const [first] = errors;
  const inPath = params ? keysOf(params) : ["id"];
  const isSent = (field: string) =>
    !body || [...inPath, ...keysOf(body)].includes(field.split(".", 1)[0] ?? field);
  const { code = "INVALID", message = "The request is not valid." } = first ?? {};
  if (code === "NOT_FOUND" && (!first?.field || inPath.includes(first.field))) return notFound();
  if (code === "STALE_VERSION") return staleRecord();
  if (signInFaults.has(code)) return new RestError(message, { status: 401, code });
  const named = errors.flatMap(({ field, message }) =>
    field ? [[fieldNames[field] ?? (isSent(field) ? field : "body"), message]] : [],
  );
  const status = errors.some((error) => conflicts.has(error.code)) ? 409 : 400;
  return new RestError(message, {
    status,
    code,
    ...(named.length > 0 && { fields: Object.fromEntries(named) }),
  });
}
