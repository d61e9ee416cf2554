import type { Context } from "../../builder/context.ts";
import { cookieNames } from "../cookies.ts";

/** Ends the owner's session of this browser, if it has one. */
export async function signOut({
  access,
  caller,
}: Pick<Context, "access" | "caller">): Promise<void> {
  const token = caller.cookies.read(cookieNames.session);
  if (token) await access.sessions.end(token);
  caller.cookies.remove(cookieNames.session);
}
