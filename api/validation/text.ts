import { z } from "zod";
import { canBeStored } from "../../content/storable-text.ts";

const unwantedMessage = (label: string) => `${label} contains characters that cannot be stored`;

/** Text exactly as given, up to `longest` characters. May be empty. */
export function verbatimText(label: string, longest: number) {
  return z
    .string()
    .max(longest, `${label} may be at most ${longest} characters long`)
    .refine(canBeStored, unwantedMessage(label));
}

/** Text without surrounding space, up to `longest` characters. May be empty. */
export function text(label: string, longest: number) {
  return z.string().trim().pipe(verbatimText(label, longest));
}

/** Like {@link text}, but the text must not be empty. */
export function requiredText(label: string, longest: number, message = `${label} is required`) {
  return z.string().trim().min(1, message).pipe(verbatimText(label, longest));
}
