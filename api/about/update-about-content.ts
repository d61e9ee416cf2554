import type { z } from "zod";
import type { AboutContent } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { assertCurrent } from "../validation/assert-current.ts";
import { given } from "../validation/given.ts";
import { aboutContentChanges } from "./about-fields.ts";

/** Writes what is given of the designer's own words. @throws {UserFault} by field, STALE_VERSION among them. */
export async function updateAboutContent(
  database: Database,
  change: z.input<typeof aboutContentChanges>,
  version?: number,
): Promise<AboutContent> {
  const data = given(accept(aboutContentChanges, change));
  return changeContent(database, async (transaction) => {
    const before = await transaction.aboutContent.findUnique({ where: { id: 1 } });
    assertCurrent(before, version, "About content");
    return transaction.aboutContent.upsert({
      where: { id: 1 },
      create: data,
      update: { ...data, version: { increment: 1 } },
    });
  });
}
