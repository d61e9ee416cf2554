/** A fault that the caller can correct. */
export type UserErrorShape = {
  /** The invalid input field. Undefined for the whole input. */
  field?: string | undefined;
  /** A message for people. */
  message: string;
  /** A code for programs, such as SLUG_TAKEN. */
  code: string;
  /** With TOO_LONG and TOO_SHORT: the allowed number of characters. */
  limit?: number;
  /** With STALE_VERSION: the current version. */
  currentVersion?: number;
};

/** Thrown by domain functions that refuse an input. Nothing was changed. */
export class UserFault extends Error {
  override name = "UserFault";
  readonly errors: UserErrorShape[];

  constructor(...errors: UserErrorShape[]) {
    super(errors.map((error) => error.message).join(" "));
    this.errors = errors;
  }
}

/** Thrown where a record was changed elsewhere after the change was begun. Nothing was changed. */
export class StaleFault extends UserFault {
  /** The record as it is now. */
  readonly current: unknown;

  constructor(current: unknown, error: UserErrorShape) {
    super(error);
    this.current = current;
  }
}
