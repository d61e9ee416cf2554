import { z } from "zod";
import type { Banner } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
import { requiredText } from "../validation/text.ts";

const banner = z.object({
  isActive: z.boolean(),
  content: requiredText("The banner's text", 500, "The banner needs some text."),
});

/**
 * Changes what is given of the banner. @throws {UserFault} where it would have no words, or too many;
 * STALE_VERSION.
 */
export async function updateBanner(
  database: Database,
  change: Partial<z.input<typeof banner>>,
  version?: number,
): Promise<Banner> {
  return changeContent(database, async (transaction) => {
    const before = await transaction.banner.findUnique({ where: { id: 1 } });
    assertCurrent(before, version, "banner");
    const { isActive = false, content = "" } = before ?? {};
    const data = accept(banner, { isActive, content, ...change });
    return transaction.banner.upsert({
      where: { id: 1 },
      create: data,
      update: { ...data, version: { increment: 1 } },
    });
  });
}
