import { randomUUID } from "node:crypto";
import { z } from "zod";
import { cookieNames } from "../../access/cookies.ts";
import { hashToken } from "../../access/owner/owner-sessions.ts";
import { openOrNull } from "../../access/sealed-text.ts";
import type { Context } from "../../builder/context.ts";
import { isOver } from "../../clock.ts";
import type { AttemptCounter } from "../../database/instances/coordination.ts";

/** How long a ticket can be used, in seconds. */
const lifetime = 60;

/** A ticket is used once, and is over before its use is forgotten. */
export const ticketUses = { attempts: 1, window: 2 * lifetime };

const ticketForm = z.object({
  purpose: z.literal("backup download"),
  id: z.string(),
  archive: z.string(),
  session: z.string(),
  until: z.number(),
});

type Services = Pick<Context, "sealedText" | "clock" | "caller">;

const sessionOf = ({ caller }: Services) =>
  hashToken(caller.cookies.read(cookieNames.session) ?? "");

/** Allows this session to download one archive once. */
export function issueTicket(services: Services, archive: string): void {
  const ticket: z.infer<typeof ticketForm> = {
    purpose: "backup download",
    id: randomUUID(),
    archive,
    session: sessionOf(services),
    until: services.clock().getTime() + lifetime * 1_000,
  };
  const sealed = services.sealedText.seal(JSON.stringify(ticket));
  services.caller.cookies.set(cookieNames.backup, sealed, lifetime);
}

/** Uses the caller's ticket up. @returns whether it allows to download this archive */
export async function useTicket(
  services: Services,
  archive: string,
  uses: AttemptCounter,
): Promise<boolean> {
  const sealed = services.caller.cookies.read(cookieNames.backup);
  const text = sealed === undefined ? null : openOrNull(services.sealedText, sealed);
  if (text === null) return false;
  const { data: ticket } = ticketForm.safeParse(JSON.parse(text));
  if (ticket?.archive !== archive) return false;
  if (ticket.session !== sessionOf(services)) return false;
  if (isOver(ticket.until, lifetime * 1_000, services.clock().getTime())) return false;
  return uses.consume(ticket.id).then(
    () => true,
    () => false,
  );
}
