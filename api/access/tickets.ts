import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Context } from "../builder/context.ts";
import { isOver } from "../clock.ts";
import type { Coordination } from "../database/instances/coordination.ts";
import { cookieNames } from "./cookies.ts";
import { hashToken } from "./hash-token.ts";
import { openOrNull, type SealedText } from "./sealed-text.ts";
import { tryConsume } from "./throttle.ts";

/**
 * The lifetime of a ticket in seconds, by its purpose. The key is also the key of the ticket's
 * cookie in `cookieNames`.
 */
const lifetimes = { backup: 60, archive: 60, passkey: 5 * 60 };

type Purpose = keyof typeof lifetimes;

const ticketForm = z.object({
  purpose: z.string(),
  id: z.string(),
  subject: z.string(),
  session: z.string(),
  until: z.number(),
});

type Services = Pick<Context, "clock" | "caller">;

/**
 * Tickets: permissions in encrypted cookies, each for one session and one use (record 86). The
 * subject of a ticket is the object of the permission, such as the name of a backup, or the
 * challenge for a passkey.
 */
export type Tickets = {
  issue: (services: Services, purpose: Purpose, subject: string) => void;
  /**
   * Redeems the caller's ticket, which cannot be used again.
   * @param subject the subject that the ticket must have. Undefined for any
   * @returns the subject of the ticket. Null where the caller has no ticket that can be used
   */
  use: (services: Services, purpose: Purpose, subject?: string) => Promise<string | null>;
};

const sessionOf = ({ caller }: Services) =>
  hashToken(caller.cookies.read(cookieNames.session) ?? "");

export function createTickets(
  sealedText: SealedText,
  { countAttempts }: Pick<Coordination, "countAttempts">,
): Tickets {
  // The use of a ticket is remembered for longer than the ticket is valid.
  const usesOf = (purpose: Purpose) =>
    countAttempts(`${purpose} ticket`, { attempts: 1, window: 2 * lifetimes[purpose] });
  const uses = {
    backup: usesOf("backup"),
    archive: usesOf("archive"),
    passkey: usesOf("passkey"),
  };
  return {
    issue: (services, purpose, subject) => {
      const ticket: z.infer<typeof ticketForm> = {
        purpose,
        id: randomUUID(),
        subject,
        session: sessionOf(services),
        until: services.clock().getTime() + lifetimes[purpose] * 1_000,
      };
      const sealed = sealedText.seal(JSON.stringify(ticket));
      services.caller.cookies.set(cookieNames[purpose], sealed, lifetimes[purpose]);
    },
    use: async (services, purpose, subject) => {
      const sealed = services.caller.cookies.read(cookieNames[purpose]);
      const text = sealed === undefined ? null : openOrNull(sealedText, sealed);
      if (text === null) return null;
      const { data: ticket } = ticketForm.safeParse(JSON.parse(text));
      if (ticket?.purpose !== purpose) return null;
      if (subject !== undefined && ticket.subject !== subject) return null;
      if (ticket.session !== sessionOf(services)) return null;
      const longest = lifetimes[purpose] * 1_000;
      if (isOver(ticket.until, longest, services.clock().getTime())) return null;
      return (await tryConsume(uses[purpose], ticket.id)) ? ticket.subject : null;
    },
  };
}
