import type { Context } from "../../builder/context.ts";
import { log } from "../../log.ts";
import { UserFault } from "../../validation/user-fault.ts";
import { cookieNames } from "../cookies.ts";
import { deviceCookie, deviceLifetime } from "./known-devices.ts";
import { sessionLifetime } from "./owner-sessions.ts";
import { requirePasswordLength } from "./password-input.ts";
import { verifyPassword } from "./passwords.ts";

/**
 * Starts a session for whoever knows the owner's password, in place of the one the browser had.
 * @throws {UserFault} for a wrong password
 * @throws {GraphQLError} for one that is too long, too many attempts, or HTTPS_REQUIRED
 */
export async function signIn(
  { database, access, caller }: Pick<Context, "database" | "access" | "caller">,
  password: string,
): Promise<void> {
  requirePasswordLength(password);
  caller.cookies.assertKept();
  const user = await database.user.findFirst({ orderBy: { id: "asc" } });
  const token = caller.cookies.read(deviceCookie);
  const device = user ? access.devices.find(token, user.passwordHash) : undefined;
  const giveBack = await access.throttles.signIn.take(caller.address, device);
  const isRight =
    user && (await access.hashing.run(() => verifyPassword(user.passwordHash, password)));
  if (!isRight) {
    log.warn({ address: caller.address }, "a wrong owner's password was given");
    throw new UserFault({
      field: "password",
      message: "Incorrect password. Please try again.",
      code: "INCORRECT_PASSWORD",
    });
  }
  await giveBack();
  if (user.hasGeneratedPassword) {
    await database.user.update({
      where: { id: user.id },
      data: { hasGeneratedPassword: false },
    });
  }
  const former = caller.cookies.read(cookieNames.session);
  if (former) await access.sessions.end(former);
  caller.cookies.set(cookieNames.session, await access.sessions.start(user.id), sessionLifetime);
  const known = token && device ? token : access.devices.issue(user.passwordHash);
  caller.cookies.set(deviceCookie, known, deviceLifetime);
}
