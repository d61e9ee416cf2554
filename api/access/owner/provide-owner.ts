import type { Database } from "../../database/client.ts";
import { generatePassword, hashPassword } from "./passwords.ts";

/**
 * Creates the owner if the database has no owner yet. A generated password is stored only as a hash,
 * and shown only when the server has started, so a failed start loses the password. Therefore each
 * start generates a new password, or sets the given one, until the owner has signed in.
 * @param given the value of OWNER_PASSWORD. Undefined where it is not set
 * @returns the generated password, to be shown. Undefined where none was generated
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
