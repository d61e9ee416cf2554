import type { z } from "zod";
import { describeIssue } from "./describe-issue.ts";
import { type UserErrorShape, UserFault } from "./user-fault.ts";

/**
 * Validates an input by a schema.
 * @throws {UserFault} naming each invalid field: the first part of its path
 */
export function accept<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: describeIssue });
  if (result.success) return result.data;
  throw new UserFault(...firstFaults(result.error.issues));
}

/** Of several faults of a field, the first. */
function firstFaults(issues: readonly z.core.$ZodIssue[]): UserErrorShape[] {
  const faults = new Map<string | undefined, UserErrorShape>();
  for (const issue of issues) {
    const field = fieldOf(issue);
    if (!faults.has(field)) {
      faults.set(field, { field, message: issue.message, ...kindOf(issue) });
    }
  }
  return [...faults.values()];
}

function fieldOf({ path: [first] }: z.core.$ZodIssue): string | undefined {
  return first === undefined ? undefined : String(first);
}

function kindOf(issue: z.core.$ZodIssue): Pick<UserErrorShape, "code" | "limit"> {
  if (issue.code === "too_small" && issue.origin === "string") {
    const limit = Number(issue.minimum);
    return limit > 1 ? { code: "TOO_SHORT", limit } : { code: "REQUIRED" };
  }
  if (issue.code === "too_big") return { code: "TOO_LONG", limit: Number(issue.maximum) };
  if (issue.code === "custom" && typeof issue.params?.code === "string") {
    return { code: issue.params.code };
  }
  return { code: "INVALID" };
}
