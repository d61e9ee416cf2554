/** A contact form that was posted without scripts and refused. */
export type PostedForm = {
  /** What was typed, by field. */
  values: Record<string, string>;
  /** What is wrong, by field. */
  errors: Record<string, string>;
  /** Why it was refused, where no field is wrong. */
  reason: string | null;
};
