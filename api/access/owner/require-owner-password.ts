import { GraphQLError } from "graphql";
import type { Context } from "../../builder/context.ts";
import { log } from "../../log.ts";
import { refusal } from "../../validation/accept.ts";
import { cookieNames } from "../cookies.ts";
import { deviceCookie } from "./known-devices.ts";
import { requirePasswordLength } from "./password-input.ts";
import { verifyPassword } from "./passwords.ts";

/**
 * Checks a password that was given as the owner's. Every place that asks for it counts the attempts
 * together, so that none is a second way to guess it.
 * @returns the owner
 * @throws {UserFault} for a wrong password
 * @throws {GraphQLError} for one that is too long, and for too many attempts
 */
export async function requireOwnerPassword(
  password: string,
  { database, access, caller }: Pick<Context, "database" | "access" | "caller">,
  { field, message } = { field: "password", message: "Incorrect password. Please try again." },
) {
  requirePasswordLength(password);
  const user = await database.user.findFirst({ orderBy: { id: "asc" } });
  const device = user && access.devices.find(caller.cookies.read(deviceCookie), user.passwordHash);
  const giveBack = await access.throttles.signIn.take(caller.address, device ?? undefined);
  const isRight =
    user && (await access.hashing.run(() => verifyPassword(user.passwordHash, password)));
  if (!isRight) {
    log.warn({ address: caller.address }, "a wrong owner's password was given");
    throw refusal("INCORRECT_PASSWORD", message, field);
  }
  await giveBack();
  return user;
}

/**
 * For a step that an open window or a copied session must not be enough for: its caller gives the owner's
 * password with it, or has proved to be the owner within 15 minutes.
 * @throws {UserFault} and {GraphQLError} as {@link requireOwnerPassword}, and CONFIRMATION_REQUIRED
 */
export async function requireConfirmation(
  password: string | null | undefined,
  context: Context,
  words?: Parameters<typeof requireOwnerPassword>[2],
): Promise<void> {
  const { access, caller } = context;
  const token = caller.cookies.read(cookieNames.session) ?? "";
  if (password != null) {
    await requireOwnerPassword(password, context, words);
    await access.sessions.confirm(token);
  } else if (!(await access.sessions.isConfirmed(token))) {
    throw new GraphQLError("Please prove once more that you are the owner of this site.", {
      extensions: { code: "CONFIRMATION_REQUIRED", http: { status: 403 } },
    });
  }
}
