import type { ContactMessage } from "../database/__generated__/prisma/client.ts";
import { ContactMessageType } from "./contact-message.ts";

/** Options of a payload's `contactMessage` field. */
export const messageField = {
  type: ContactMessageType,
  nullable: true as const,
  description: "The message. Null where it is gone.",
  resolve: ({ contactMessage }: { contactMessage?: ContactMessage | undefined }) => contactMessage,
};
