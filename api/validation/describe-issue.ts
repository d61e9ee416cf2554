import type { z } from "zod";

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object",
  record: "an object",
  array: "a list",
  null: "null",
};

/** Describes a validation fault in a sentence, for rules that define no message. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const path = issue.path ?? [];
  if (issue.code === "unrecognized_keys") {
    return `${[...path, issue.keys[0]].join(".")} is not known here.`;
  }
  return `${path.join(".") || "The body"} ${predicateOf(issue)}.`;
}

function predicateOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is missing";
      if (issue.expected === "int" && Number.isFinite(issue.input)) return `must be ${kinds.int}`;
      return `must be ${kinds[issue.expected] ?? issue.expected}, not ${kindOf(issue.input)}`;
    case "too_small":
      return `must ${sizeOf(issue.origin, "at least", Number(issue.minimum))}`;
    case "too_big":
      return `must ${sizeOf(issue.origin, "at most", Number(issue.maximum))}`;
    case "invalid_value":
      return `must be ${new Intl.ListFormat("en", { type: "disjunction" }).format(issue.values.map(String))}`;
    default:
      return "has an invalid format";
  }
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Number.isNaN(value)) return "NaN";
  return kinds[Array.isArray(value) ? "array" : typeof value] ?? "this";
}

function sizeOf(origin: string, bound: string, count: number): string {
  const plural = count === 1 ? "" : "s";
  if (origin === "string") return `have ${bound} ${count} character${plural}`;
  if (origin === "array") return `have ${bound} ${count} ${count === 1 ? "entry" : "entries"}`;
  return `be ${bound} ${count}`;
}
