/** One thing that the person who sent something can fix. */
export type UserErrorShape = {
  /** The input field at fault. Undefined where it is the whole. */
  field?: string | undefined;
  /** A sentence for that person. */
  message: string;
  /** The same for programs, such as SLUG_TAKEN. */
  code: string;
  /** With TOO_LONG and TOO_SHORT: how many characters there may or have to be. */
  limit?: number;
  /** With STALE_VERSION: the version that is current. */
  currentVersion?: number;
};

/** Thrown by domain functions when an input cannot be accepted. Nothing was changed. */
export class UserFault extends Error {
  override name = "UserFault";
  readonly errors: UserErrorShape[];

  constructor(...errors: UserErrorShape[]) {
    super(errors.map((error) => error.message).join(" "));
    this.errors = errors;
  }
}

/** Thrown where something was changed elsewhere after the change was begun. Nothing was changed now. */
export class StaleFault extends UserFault {
  /** What was to be changed, as it is now. */
  readonly current: unknown;

  constructor(current: unknown, error: UserErrorShape) {
    super(error);
    this.current = current;
  }
}
