/** Something that was wrong with a form, as the API tells of it. */
export type PostedFault = {
  /** In English. */
  message: string;
  code: string;
  /** How many characters there may or have to be. */
  limit?: number | null | undefined;
  /** In how many seconds another try makes sense. */
  retryAfter?: number | undefined;
};

/** A contact form that was posted without scripts and refused. */
export type PostedForm = {
  /** What was typed, by field. */
  values: Record<string, string>;
  /** What is wrong, by field. */
  errors: Record<string, PostedFault>;
  /** Why it was refused, where no field is wrong. */
  reason: PostedFault | null;
};
