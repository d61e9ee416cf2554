import { z } from "zod";
import { HomeLayout, Voice } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept } from "../../validation/accept.ts";
import { assertCurrent } from "../../validation/assert-current.ts";
import { given } from "../../validation/given.ts";

const siteLook = z
  .object({
    voice: z.enum(Voice),
    homeLayout: z.enum(HomeLayout),
    hasOwnLight: z.boolean(),
    cropsWork: z.boolean(),
    fillsLargeScreens: z.boolean(),
  })
  .partial();

/** Has every page look like this. What is left out stays as it is. @throws {UserFault} STALE_VERSION among others. */
export async function updateSiteLook(
  database: Database,
  change: z.input<typeof siteLook>,
  version?: number,
): Promise<void> {
  const data = given(accept(siteLook, change));
  await changeContent(database, async (transaction) => {
    const before = await transaction.siteLook.findUnique({ where: { id: 1 } });
    assertCurrent(before, version, "look");
    await transaction.siteLook.upsert({
      where: { id: 1 },
      create: data,
      update: { ...data, version: { increment: 1 } },
    });
  });
}
