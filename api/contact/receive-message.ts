import { z } from "zod";
import type { Throttle } from "../access/throttle.ts";
import type { Context } from "../builder/context.ts";
import type { Prisma } from "../database/__generated__/prisma/client.ts";
import { log } from "../log.ts";
import { accept, refusal } from "../validation/accept.ts";

/** The input of a message. */
export type MessageInput = {
  name: string;
  email: string;
  company: string;
  message: string;
  /** The value of a hidden field, which people leave empty. */
  website?: string | null | undefined;
  /** How long the form was open, in milliseconds. */
  fillTime?: number | null | undefined;
};

/** The shortest time in which a person can fill in the form, in milliseconds. */
const shortestFillTime = 2_000;

/**
 * The schema of a text on one line.
 * @param required the error message for an empty text; undefined to allow it
 */
const line = (required?: string) =>
  z
    .string()
    // The text becomes part of mail headers, which a line break would end.
    .transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim())
    .pipe(
      z
        .string()
        .min(required ? 1 : 0, required)
        .max(200, "Please use at most 200 characters"),
    );

/** The schema of the stored fields of a message. */
const messageDraft = ({ longest, isCompanyRequired = true }: Options) =>
  z.object({
    name: line("Name is required"),
    email: z
      .string()
      .trim()
      .max(254, "Please enter a valid email address")
      .pipe(z.email("Please enter a valid email address")),
    company: line(isCompanyRequired ? "Company is required" : undefined),
    message: z
      .string()
      .trim()
      .min(10, "Message must be at least 10 characters long")
      .max(longest, `Please use at most ${longest} characters`),
  });

type Options = {
  /** The maximum length of the message, in characters. */
  longest: number;
  isCompanyRequired?: boolean;
  throttle: Throttle;
  /** Returns further data that is stored with an accepted message. It may throw to refuse the message. */
  store?: () => Promise<Pick<Prisma.ContactMessageCreateInput, "accessRequest">>;
};

/**
 * Stores a visitor's message; it is mailed to the owner afterwards. A message with a value in the
 * hidden field comes from a program: it is dropped, and the result is the same as for an accepted
 * message.
 * @returns when the message was received
 * @throws {UserFault} with every invalid field; TOO_FAST where the form was submitted too soon
 * @throws {GraphQLError} TOO_MANY_REQUESTS
 */
export async function receiveMessage(
  { database, messageMail, caller }: Pick<Context, "database" | "messageMail" | "caller">,
  { name, email, company, message, website, fillTime }: MessageInput,
  options: Options,
): Promise<Date> {
  const { throttle, store } = options;
  const draft = accept(messageDraft(options), { name, email, company, message });
  if (website) {
    log.info("dropped a message: its hidden field was filled in");
    return new Date();
  }
  if (fillTime != null && fillTime < shortestFillTime) {
    throw refusal("TOO_FAST", "That was very quick. Please wait a moment and send it again.");
  }
  const giveBack = await throttle.take(caller.address);
  const data = { ...draft, ...(await store?.()), ...(await messageMail.draft()) };
  const received = await database.contactMessage.create({ data }).catch(async (error: unknown) => {
    // A message that the server could not store is no attempt.
    await giveBack();
    throw error;
  });
  messageMail.wake();
  return received.createdAt;
}
