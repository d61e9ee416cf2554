import type { Message_contactMessage$data } from "../../__generated__/Message_contactMessage.graphql";

type Mail = NonNullable<Message_contactMessage$data["mail"]>;

/** The state of the mail about a message, or of the reply to a request for access, in words. */
export function mailStatus({ state, attempts }: Mail): string {
  if (state === "MAILED") return "mailed";
  if (state === "FAILED") return "not mailed";
  if (attempts === 0) return "waiting";
  return attempts === 1 ? "waiting, tried once" : `waiting, tried ${attempts} times`;
}
