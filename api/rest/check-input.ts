import { closestMatch } from "leven";
import { z } from "zod";
import type { Operation } from "./endpoint.ts";
import { invalid } from "./rest-error.ts";

/** What a record says of itself and nobody writes. */
const readOnlyKeys = ["id", "createdAt", "updatedAt", "locked"];

/**
 * The path's parts and the body in the shapes that a row declares. A record that was read can be sent
 * back: what nobody writes of it is ignored.
 * @throws {RestError} 400 naming each field at fault.
 */
export function checkInput(operation: Operation, given: { params: unknown; body: unknown }) {
  const { params, body } = operation;
  const checked = {
    params: params?.safeParse(given.params),
    body: body?.safeParse(withoutReadOnly(operation, given.body)),
  };
  const issues = [checked.params, checked.body].flatMap((result) => result?.error?.issues ?? []);
  const fields = issues.flatMap((issue) => fieldsOf(issue, keysOf(body)));
  if (fields.length > 0) throw invalid(Object.fromEntries(fields));
  if (!body && given.body !== undefined && !isEmpty(given.body)) {
    throw invalid({ body: "must be empty" });
  }
  return { params: checked.params?.data, body: checked.body?.data };
}

function isEmpty(body: unknown): boolean {
  return typeof body === "object" && body !== null && Object.keys(body).length === 0;
}

function keysOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function withoutReadOnly({ body, response }: Operation, given: unknown): unknown {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  const ignored = readOnlyKeys.filter(
    (key) => keysOf(response).includes(key) && !keysOf(body).includes(key),
  );
  return Object.fromEntries(Object.entries(given).filter(([key]) => !ignored.includes(key)));
}

function fieldsOf(issue: z.core.$ZodIssue, knownKeys: string[]): [string, string][] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => {
      const nearest = issue.path.length === 0 && closestMatch(key, knownKeys);
      const hint = nearest ? `; the nearest name is ${nearest}` : "";
      return [[...issue.path, key].join("."), `is not known here${hint}`];
    });
  }
  return [[issue.path.join(".") || "body", issue.message]];
}
