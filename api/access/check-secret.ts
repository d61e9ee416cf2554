import { readSealedPasswords } from "../database/queries/site.ts";
import type { Statements } from "../database/statements.ts";
import { openOrNull, type SealedText } from "./sealed-text.ts";

/**
 * Describes what no longer works after the secret has changed, because its file was deleted or
 * SESSION_SECRET was set to another value.
 * @param place the file or environment variable that contains the secret
 * @returns sentences for the terminal; none where the secret is unchanged
 */
export async function checkSecret(
  reads: Statements,
  sealedText: SealedText,
  place: string,
): Promise<string[]> {
  const { portfolio, mail, authenticator } = await readSealedPasswords(reads);
  const isLost = (sealed: string | null | undefined) =>
    typeof sealed === "string" && openOrNull(sealedText, sealed) === null;
  const beginning = `The secret in ${place} is not the one that`;
  return [
    ...(isLost(portfolio)
      ? [
          `${beginning} this site was made with. The portfolio password cannot be read, so protected case studies stay closed to visitors. Bring the former secret back, or set a new portfolio password in the admin area. Visitors who had access need the password again, and uploads in progress start again.`,
        ]
      : []),
    ...(isLost(mail)
      ? [
          `${beginning} the password of the mail server was sealed with. Messages wait in the inbox unmailed. Bring the former secret back, or enter that password again in the admin area.`,
        ]
      : []),
    ...(isLost(authenticator)
      ? [
          `${beginning} the key of the authenticator app was sealed with. Its codes are refused. Sign in with a passkey or a recovery code, bring the former secret back, or run npm run owner:reset-password.`,
        ]
      : []),
  ];
}
