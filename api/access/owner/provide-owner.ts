import type { Database } from "../../database/client.ts";
import { generatePassword, hashPassword } from "./passwords.ts";

/**
 * Makes the owner where there is none. A password that was made up is shown at the end of a start, and
 * nothing readable is stored: where the start failed before that, nobody knows it. So each start makes
 * another one up, or takes the given one, until somebody has signed in with it.
 * @param given the password of the settings
 * @returns the password that was made up now, to be shown
 */
export async function provideOwner(
  database: Database,
  given: string | undefined,
): Promise<string | undefined> {
  const owner = await database.user.findFirst({ orderBy: { id: "asc" } });
  if (owner && !owner.hasGeneratedPassword) return undefined;
  const password = given ?? generatePassword();
  const data = {
    passwordHash: await hashPassword(password),
    hasGeneratedPassword: given === undefined,
  };
  if (owner) await database.user.update({ where: { id: owner.id }, data });
  else await database.user.create({ data: { username: "owner", ...data } });
  return given === undefined ? password : undefined;
}
