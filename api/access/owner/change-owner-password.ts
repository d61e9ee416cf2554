import type { Context } from "../../builder/context.ts";
import { UserFault } from "../../validation/user-fault.ts";
import { cookieNames } from "../cookies.ts";
import { hashToken } from "./owner-sessions.ts";
import { requirePasswordLength } from "./password-input.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

const shortestPassword = 8;

/**
 * Gives the owner another password. Sessions of other browsers end; the caller's goes on.
 * @throws {UserFault} where the current password is wrong or the new one too short
 * @throws {GraphQLError} for one that is too long, or too many attempts
 */
export async function changeOwnerPassword(
  { database, access, caller }: Pick<Context, "database" | "access" | "caller">,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  requirePasswordLength(currentPassword);
  requirePasswordLength(newPassword);
  if (newPassword.length < shortestPassword) {
    throw new UserFault({
      field: "newPassword",
      message: `Please use at least ${shortestPassword} characters.`,
      code: "TOO_SHORT",
    });
  }
  const giveBack = await access.throttles.ownerPassword.take(caller.address);
  const user = await database.user.findFirstOrThrow({ orderBy: { id: "asc" } });
  if (!(await access.hashing.run(() => verifyPassword(user.passwordHash, currentPassword)))) {
    throw new UserFault({
      field: "currentPassword",
      message: "This is not the current password.",
      code: "INCORRECT_PASSWORD",
    });
  }
  await giveBack();
  const passwordHash = await access.hashing.run(() => hashPassword(newPassword));
  const token = caller.cookies.read(cookieNames.session);
  await database.$transaction([
    database.user.update({ where: { id: user.id }, data: { passwordHash } }),
    database.session.deleteMany({
      where: { userId: user.id, ...(token && { tokenHash: { not: hashToken(token) } }) },
    }),
  ]);
}
