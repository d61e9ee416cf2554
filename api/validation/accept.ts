import type { z } from "zod";
import { describeIssue } from "./describe-issue.ts";

/** A fault that the caller can correct. */
export type UserErrorShape = {
  /** The invalid input field. Undefined for the whole input. */
  field?: string | undefined;
  /** A message for people. */
  message: string;
  /** A code for programs, such as SLUG_TAKEN. */
  code: string;
  /** With TOO_LONG and TOO_SHORT: the maximum or minimum number of characters. */
  limit?: number;
  /** With STALE_VERSION: the current version. */
  currentVersion?: number;
};

/** Thrown by domain functions that refuse an input. Nothing was changed. */
export class UserFault extends Error {
  override name = "UserFault";
  readonly errors: UserErrorShape[];

  constructor(...errors: UserErrorShape[]) {
    super(errors.map((error) => error.message).join(" "));
    this.errors = errors;
  }
}

/** The fault of one input field, or of the whole input where no field is named. */
export function refusal(code: string, message: string, field?: string): UserFault {
  return new UserFault({ field, message, code });
}

/** Thrown where a record was changed after the caller read it. The caller's change was not stored. */
export class StaleFault extends UserFault {
  /** The record as it is now. */
  readonly current: unknown;

  constructor(current: unknown, error: UserErrorShape) {
    super(error);
    this.current = current;
  }
}

/**
 * Validates an input by a schema.
 * @throws {UserFault} with one error for each invalid field of the input's top level
 */
export function accept<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: describeIssue });
  if (result.success) return result.data;
  throw new UserFault(...firstFaults(result.error.issues));
}

/** The first fault of each field. */
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

/** The fields of an input that were given. */
type Given<Input> = { [Key in keyof Input]?: Exclude<Input[Key], undefined> };

/** An input without undefined fields, so that a change affects only given fields. */
export function given<Input extends object>(input: Input): Given<Input> {
  return pick(input, (value) => value !== undefined);
}

type WithoutNull<Input> = { [Key in keyof Input]?: NonNullable<Input[Key]> };

/** Like {@link given}, with null treated as undefined. */
export function givenNotNull<Input extends object>(input: Input): WithoutNull<Input> {
  return pick(input, (value) => value !== undefined && value !== null);
}

/** The properties whose value `keep` accepts. The caller makes sure that they match the type of the result. */
function pick<Result>(input: object, keep: (value: unknown) => boolean): Result {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => keep(value))) as Result;
}

/** A record with a version. */
type Versioned = { version: number; updatedAt?: Date };

/**
 * Asserts that a save was made from the current version.
 * @param record the record, read in the transaction of the save. Null if it was never saved: version 0
 * @param version the version that the caller read. Null or undefined to overwrite any version
 * @param name the record's name in messages, such as "project"
 * @param updatedAt the record's updatedAt that the caller read, for records with changes that leave
 * the version as it is, such as a new order of projects. Null or undefined for any time
 * @throws {StaleFault} STALE_VERSION, with the record, where the record has changed
 */
export function assertCurrent(
  record: Versioned | null,
  version: number | null | undefined,
  name: string,
  updatedAt?: Date | null,
): void {
  const currentVersion = record?.version ?? 0;
  const isVersion = version == null || version === currentVersion;
  const isMoment = !updatedAt || updatedAt.getTime() === record?.updatedAt?.getTime();
  if (isVersion && isMoment) return;
  throw new StaleFault(record, {
    field: "version",
    message: `This ${name} was changed elsewhere after you opened it.`,
    code: "STALE_VERSION",
    currentVersion,
  });
}

/**
 * Returns the record, if it exists.
 * @param name the name of the record in messages, such as "project"
 * @param field the input field that identifies the record
 * @throws {UserFault} NOT_FOUND for null
 */
export function requireRecord<Found>(record: Found | null, name: string, field = "id"): Found {
  if (record !== null) return record;
  throw refusal("NOT_FOUND", `This ${name} does not exist any more.`, field);
}
