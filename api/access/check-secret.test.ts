import { beforeAll, expect, test } from "vitest";
import type { Statements } from "../database/statements.ts";
import { log } from "../log.ts";
import { checkSecret } from "./check-secret.ts";
import { createSealedText } from "./sealed-text.ts";

const sealedText = createSealedText("the secret of the site, long enough");
const former = createSealedText("another secret that is long enough");

beforeAll(() => {
  log.level = "silent";
});

/**
 * A database with these encrypted passwords.
 * @param mail undefined where no mail settings are saved
 */
function readsOf(
  portfolio: string,
  mail: string | null | undefined,
  authenticator: string | null,
): Statements {
  const all = async (sql: string) => {
    if (sql.includes("SiteColors")) return [{ portfolioPasswordEncrypted: portfolio }];
    if (sql.includes("User")) return [{ totpSealed: authenticator }];
    return mail === undefined ? [] : [{ passwordEncrypted: mail }];
  };
  // `checkSecret` runs only three statements, which read one column each.
  return { all: all as Statements["all"] };
}

const check = (portfolio: string, mail?: string | null, authenticator: string | null = null) =>
  checkSecret(readsOf(portfolio, mail, authenticator), sealedText, "SESSION_SECRET");

test("the right secret, and no password to read, are nothing to tell", async () => {
  expect(await check(sealedText.seal("a"), sealedText.seal("b"))).toEqual([]);
  expect(await check(sealedText.seal("a"), null)).toEqual([]);
  expect(await check(sealedText.seal("a"))).toEqual([]);
});

test("each password that cannot be read is told of, with what follows", async () => {
  const [portfolio, mail, ...others] = await check(former.seal("a"), former.seal("b"));
  expect(portfolio).toContain("The portfolio password cannot be read");
  expect(mail).toContain("the password of the mail server was sealed with");
  expect(others).toEqual([]);
  expect(await check(sealedText.seal("a"), former.seal("b"))).toEqual([mail]);
  const [authenticator, ...more] = await check(sealedText.seal("a"), null, former.seal("c"));
  expect(authenticator).toContain("Its codes are refused. Sign in with a passkey");
  expect(more).toEqual([]);
});
