import type { Context } from "../builder/context.ts";
import { type MessageInput, receiveMessage } from "./receive-message.ts";

/**
 * Takes a visitor's message.
 * @returns when it was received.
 * @throws {UserFault} with every field that is wrong.
 * @throws {GraphQLError} TOO_MANY_REQUESTS
 */
export function sendContactMessage(
  context: Pick<Context, "database" | "messageMail" | "access" | "caller">,
  input: MessageInput,
): Promise<Date> {
  const { contact } = context.access.throttles;
  return receiveMessage(context, input, { longest: 10_000, throttle: contact });
}
