/** A fault of a posted form, as in `userErrors` of the API. */
export type PostedFault = {
  /** The text of the fault, in English. */
  message: string;
  code: string;
  /**
   * The minimum or maximum number of characters, depending on `code`. Null or undefined for faults without a
   * limit.
   */
  limit?: number | null | undefined;
  /** The delay before another attempt, in seconds. */
  retryAfter?: number | undefined;
};

/** A refused contact form, or request for access, that was posted by a browser without scripts. */
export type PostedForm = {
  /** The typed values, by field. */
  values: Record<string, string>;
  /** The faults, by field. */
  errors: Record<string, PostedFault>;
  /** The reason of the refusal, if no field is invalid. Null if a field is invalid. */
  reason: PostedFault | null;
};
