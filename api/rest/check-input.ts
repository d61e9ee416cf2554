import type { z } from "zod";
import type { Operation } from "./endpoint.ts";
import { invalid } from "./rest-error.ts";

/**
 * The path's parts and the body in the shapes that a row declares.
 * @throws {RestError} 400 naming each field at fault.
 */
export function checkInput({ params, body }: Operation, given: { params: unknown; body: unknown }) {
  const checked = { params: params?.safeParse(given.params), body: body?.safeParse(given.body) };
  const issues = [checked.params, checked.body].flatMap((result) => result?.error?.issues ?? []);
  if (issues.length > 0) throw invalid(Object.fromEntries(issues.flatMap(fieldsOf)));
  if (!body && given.body !== undefined && !isEmpty(given.body)) {
    throw invalid({ body: "must be empty" });
  }
  return { params: checked.params?.data, body: checked.body?.data };
}

function isEmpty(body: unknown): boolean {
  return typeof body === "object" && body !== null && Object.keys(body).length === 0;
}

function fieldsOf(issue: z.core.$ZodIssue): [string, string][] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => [[...issue.path, key].join("."), "is not known here"]);
  }
  return [[issue.path.join(".") || "body", issue.message]];
}
