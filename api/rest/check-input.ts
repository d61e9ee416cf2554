import { closestMatch } from "leven";
import type { z } from "zod";
import { describeIssue } from "../validation/describe-issue.ts";
import { keysOf, type Operation } from "./endpoint.ts";
import { invalid } from "./rest-error.ts";

/** Fields of a record that clients read but cannot write. */
const readOnlyKeys = ["id", "createdAt", "updatedAt", "locked"];

/**
 * Validates path parameters and body by the schemas of the operation. Read-only fields are ignored, so that a
 * record can be sent back as it was read.
 * @throws {RestError} 400 naming each invalid field
 */
export function checkInput(operation: Operation, given: { params: unknown; body: unknown }) {
  const { params, body } = operation;
  const checked = {
    params: params?.safeParse(given.params, { error: describeIssue }),
    body: body?.safeParse(withoutReadOnly(operation, given.body), { error: describeIssue }),
  };
  const issues = [checked.params, checked.body].flatMap((result) => result?.error?.issues ?? []);
  const fields = issues.flatMap((issue) => fieldsOf(issue, keysOf(body)));
  if (fields.length > 0) throw invalid(Object.fromEntries(fields));
  if (!body && given.body !== undefined && !isEmpty(given.body)) {
    throw invalid({ body: "The body must be empty." });
  }
  return { params: checked.params?.data, body: checked.body?.data };
}

function isEmpty(body: unknown): boolean {
  return typeof body === "object" && body !== null && Object.keys(body).length === 0;
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
      const name = [...issue.path, key].join(".");
      return [name, `${name} is not known here${hint}.`];
    });
  }
  // Of a union's alternatives, the one that fails at the deepest path reports the error.
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const depthOf = (issues: z.core.$ZodIssue[]) =>
      Math.max(...issues.map(({ path }) => path.length));
    const [nearest = []] = issue.errors.toSorted((one, other) => depthOf(other) - depthOf(one));
    return nearest.flatMap(({ path, ...inner }) =>
      fieldsOf({ ...inner, path: [...issue.path, ...path] }, knownKeys),
    );
  }
  return [[issue.path.join(".") || "body", issue.message]];
}
