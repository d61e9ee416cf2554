import { createContext } from "react";

/** A contact form that was posted without scripts and refused. */
export type PostedForm = {
  /** What was typed, by field. */
  values: Record<string, string>;
  /** What is wrong, by field. */
  errors: Record<string, string>;
  /** Why it was refused, where no field is wrong. */
  reason: string | null;
};

/** The refused form that this page answers; null once it has been shown. */
export const PostedFormContext = createContext<{ form: PostedForm | null }>({ form: null });
