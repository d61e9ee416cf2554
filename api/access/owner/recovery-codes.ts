import { action } from "../../builder/action.ts";
import type { Context } from "../../builder/context.ts";
import type { User } from "../../database/__generated__/prisma/client.ts";
import { generatePassword, hashPassword, verifyPassword } from "./passwords.ts";
import { findOwner, requireConfirmation } from "./require-owner-password.ts";

const codeCount = 10;

/**
 * The number of characters at the start of a code that are stored unhashed, to find its hash. The
 * other characters have 59 bits.
 */
const prefixLength = 4;

action("createRecoveryCodes", {
  description: `Makes ${codeCount} codes, each of which signs the owner in once, without password and second step. They replace earlier codes. Only this response contains them. Needs a sign-in or confirmOwner within the last 15 minutes (CONFIRMATION_REQUIRED).`,
  run: async (_input, context) => {
    await requireConfirmation(null, context);
    const { database, access } = context;
    const { id: userId } = await findOwner(database);
    const codes = Array.from({ length: codeCount }, generatePassword);
    const data = await access.hashing.run(async () => {
      const rows = [];
      for (const code of codes) {
        const prefix = code.slice(0, prefixLength);
        rows.push({ userId, prefix, codeHash: await hashPassword(code) });
      }
      return rows;
    });
    await database.$transaction([
      database.recoveryCode.deleteMany({ where: { userId } }),
      database.recoveryCode.createMany({ data }),
    ]);
    return codes;
  },
  payload: {
    description: "The codes.",
    fields: (t) => ({
      codes: t.stringList({
        nullable: true,
        description:
          "The codes, each of four groups of four characters. Null where the request was refused.",
        resolve: ({ result }) => result,
      }),
    }),
  },
});

/** Uses up a recovery code. Spaces, hyphens and capitals do not matter. @returns whether it was a valid code */
export async function useRecoveryCode(
  typed: string,
  { id: userId }: User,
  { database, access }: Pick<Context, "database" | "access">,
): Promise<boolean> {
  const signs = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  const code = signs.match(/.{1,4}/g)?.join("-") ?? "";
  const prefix = code.slice(0, prefixLength);
  for (const { id, codeHash } of await database.recoveryCode.findMany({
    where: { userId, prefix },
  })) {
    if (!(await access.hashing.run(() => verifyPassword(codeHash, code)))) continue;
    const { count } = await database.recoveryCode.deleteMany({ where: { id } });
    return count === 1;
  }
  return false;
}
