import { existsSync } from "node:fs";
import { isPostgres, tellAddress } from "../../database/address.ts";
import { type Database, openDatabase } from "../../database/client.ts";
import { pathOfUrl } from "../../database/connection.ts";
import { readEnvironment } from "../../environment.ts";
import { StartError } from "../../start-error.ts";
import { generatePassword, hashPassword } from "./passwords.ts";

/**
 * Lets a locked-out owner in: sets the password to OWNER_PASSWORD, or to a generated one, turns on
 * the sign-in by password, removes its second step, and ends all sessions. The site may be running.
 * @param variables the environment of the process
 * @returns the message for the terminal
 * @throws {StartError} where there is no owner yet
 */
export async function resetOwnerPassword(variables: NodeJS.ProcessEnv): Promise<string> {
  const { databaseUrl, ownerPassword } = readEnvironment(variables);
  const noOwner = new StartError(
    `There is no owner in ${isPostgres(databaseUrl) ? tellAddress(databaseUrl) : pathOfUrl(databaseUrl)}; start the site once, or set DATA_DIR to its folder.`,
  );
  // Opening a missing database would create its file.
  if (!isPostgres(databaseUrl) && !existsSync(pathOfUrl(databaseUrl))) throw noOwner;
  const database = await openDatabase(databaseUrl);
  try {
    const user = await database.user.findFirst({ orderBy: { id: "asc" } }).catch((error) => {
      // The database of a site that was never started has no tables. Prisma reports this with a
      // code for PostgreSQL, and only in the message for SQLite.
      if (error.code === "P2021" || /no such table/.test(error.message)) return null;
      throw error;
    });
    if (!user) throw noOwner;
    const password = ownerPassword ?? generatePassword();
    await database.$transaction([
      database.user.update({
        where: { id: user.id },
        data: {
          passwordHash: await hashPassword(password),
          ...{ hasGeneratedPassword: false, isPasswordOff: false, totpSealed: null },
        },
      }),
      database.session.deleteMany({ where: { userId: user.id } }),
      database.auditEntry.create({ data: { actor: "Terminal", action: "resetOwnerPassword" } }),
    ]);
    const rest = await tellOtherAccess(database);
    return ownerPassword
      ? `The owner's password is now the one in OWNER_PASSWORD. All sessions have ended.${rest}`
      : `The owner's password is now ${password} (shown this once). All sessions have ended.${rest}`;
  } finally {
    await database.$disconnect();
  }
}

/** A sentence that counts the passkeys, recovery codes and API tokens. Empty if there are none. */
async function tellOtherAccess({ passkey, recoveryCode, apiToken }: Database): Promise<string> {
  const counts = {
    passkey: await passkey.count(),
    "recovery code": await recoveryCode.count(),
    "API token": await apiToken.count({ where: { expiresAt: { gt: new Date() } } }),
  };
  const others = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}${count === 1 ? "" : "s"}`);
  if (others.length === 0) return "";
  const list = new Intl.ListFormat("en").format(others);
  return ` Still valid: ${list}. Remove or renew them under Settings, Access, where somebody else may have them.`;
}
