import { z } from "zod";
import { openOrNull, type SealedText } from "../access/sealed-text.ts";
import type { SiteColors } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
import { color } from "../validation/color.ts";
import { given } from "../validation/given.ts";
import { requiredText } from "../validation/text.ts";

const siteColorsChange = z
  .object({
    background: color,
    textPrimary: color,
    textSecondary: color,
    navHover: color,
    portfolioPassword: requiredText("Password", 200, "Please enter a password."),
  })
  .partial();

export type SiteColorsChange = z.input<typeof siteColorsChange>;

export type SiteColorsServices = { database: Database; sealedText: SealedText };

/**
 * Writes the colours and the portfolio password given. Another password than the one before ends all
 * access granted with that one. @throws {UserFault} by field, STALE_VERSION among them.
 */
export async function updateSiteColors(
  { database, sealedText }: SiteColorsServices,
  change: SiteColorsChange,
  version?: number,
): Promise<SiteColors> {
  const { portfolioPassword, ...colors } = accept(siteColorsChange, change);
  return changeContent(database, async (transaction) => {
    const before = await transaction.siteColors.findFirstOrThrow();
    assertCurrent(before, version, "color scheme");
    const isNewPassword =
      portfolioPassword !== undefined &&
      portfolioPassword !== openOrNull(sealedText, before.portfolioPasswordEncrypted);
    const password = isNewPassword && {
      portfolioPasswordEncrypted: sealedText.seal(portfolioPassword),
      portfolioPasswordVersion: { increment: 1 },
    };
    return transaction.siteColors.update({
      where: { id: before.id },
      data: { ...given(colors), ...password, version: { increment: 1 } },
    });
  });
}
