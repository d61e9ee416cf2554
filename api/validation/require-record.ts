import { UserFault } from "./user-fault.ts";

/**
 * The record, if it exists.
 * @param name its name in messages, such as "project"
 * @param field the input field that names it
 * @throws {UserFault} NOT_FOUND
 */
export function requireRecord<Found>(record: Found | null, name: string, field = "id"): Found {
  if (record !== null) return record;
  const message = `This ${name} does not exist any more.`;
  throw new UserFault({ field, message, code: "NOT_FOUND" });
}
