import type { Context } from "../../builder/context.ts";
import { UserFault } from "../../validation/user-fault.ts";
import { cookieNames } from "../cookies.ts";
import { requirePasswordLength } from "../owner/password-input.ts";

/**
 * Gives the caller's browser access to protected case studies until it is closed or the password changes.
 * @throws {UserFault} for a blank or wrong password
 * @throws {GraphQLError} for one that is too long, too many attempts, or HTTPS_REQUIRED
 */
export async function unlockPortfolio(
  { access, caller }: Pick<Context, "access" | "caller">,
  password: string,
): Promise<void> {
  requirePasswordLength(password);
  caller.cookies.assertKept();
  if (!password.trim()) {
    throw new UserFault({
      field: "password",
      message: "Please enter the portfolio password.",
      code: "REQUIRED",
    });
  }
  const giveBack = await access.throttles.portfolioPassword.take(caller.address);
  if (!(await access.portfolio.isPassword(password))) {
    throw new UserFault({
      field: "password",
      message: "Incorrect password. Please try again.",
      code: "INCORRECT_PASSWORD",
    });
  }
  await giveBack();
  caller.cookies.set(cookieNames.portfolio, await access.portfolio.grant());
}
