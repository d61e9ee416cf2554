import { GraphQLError } from "graphql";
import type { Context } from "../../builder/context.ts";
import type { User } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { log } from "../../log.ts";
import { refusal, type UserFault } from "../../validation/accept.ts";
import { cookieNames } from "../cookies.ts";
import { deviceCookie } from "./known-devices.ts";
import { requirePasswordLength } from "./password-input.ts";
import { verifyPassword } from "./passwords.ts";

/**
 * Runs a check that the caller is the owner, and limits its attempts. Attempts by password,
 * passkey, recovery code and second step are counted together, so that several kinds of proof do
 * not allow more guesses.
 * @param isRight returns whether the proof is right
 * @throws {UserFault} `wrong` where the proof is wrong
 * @throws {GraphQLError} for too many attempts
 */
export async function attemptAsOwner(
  { database, access, caller }: Pick<Context, "database" | "access" | "caller">,
  isRight: (user: User) => Promise<boolean>,
  wrong: UserFault,
): Promise<User> {
  const user = await findOwner(database);
  const device = access.devices.find(caller.cookies.read(deviceCookie), user.passwordHash);
  const { signIn } = access.throttles;
  if (await signIn.attempt(() => isRight(user), caller.address, device)) return user;
  log.warn({ address: caller.address }, "somebody failed to prove to be the owner");
  throw wrong;
}

export function findOwner(database: Pick<Database, "user">): Promise<User> {
  return database.user.findFirstOrThrow({ orderBy: { id: "asc" } });
}

/**
 * Checks the owner's password.
 * @param fault the field and the message of the error for a wrong password
 * @returns the owner
 * @throws {UserFault} for a wrong password, and where passwords are turned off
 * @throws {GraphQLError} for a password that is too long, and for too many attempts
 */
export async function requireOwnerPassword(
  password: string,
  context: Pick<Context, "database" | "access" | "caller">,
  { field, message } = { field: "password", message: "Incorrect password. Please try again." },
): Promise<User> {
  requirePasswordLength(password);
  const user = await attemptAsOwner(
    context,
    ({ passwordHash }) => context.access.hashing.run(() => verifyPassword(passwordHash, password)),
    refusal("INCORRECT_PASSWORD", message, field),
  );
  if (!user.isPasswordOff) return user;
  throw refusal("PASSWORD_OFF", "The password is turned off here. Use a passkey.", field);
}

/**
 * Asserts that the caller gives the owner's password, or has proved to be the owner in the last 15
 * minutes. For actions that must not be possible with an unattended browser or a stolen session.
 * @throws {UserFault} and {GraphQLError} as {@link requireOwnerPassword}, and CONFIRMATION_REQUIRED
 */
export async function requireConfirmation(
  password: string | null | undefined,
  context: Context,
  words?: Parameters<typeof requireOwnerPassword>[2],
): Promise<void> {
  const { sessions } = context.access;
  const token = context.caller.cookies.read(cookieNames.session) ?? "";
  if (password != null) {
    await requireOwnerPassword(password, context, words);
    await sessions.confirm(token);
  } else if (!(await sessions.isConfirmed(token))) {
    throw new GraphQLError("Please prove once more that you are the owner of this site.", {
      extensions: { code: "CONFIRMATION_REQUIRED", http: { status: 403 } },
    });
  }
}
