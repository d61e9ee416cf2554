import type { z } from "zod";
import type { AboutTab } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept } from "../../validation/accept.ts";
import { assertCurrent } from "../../validation/assert-current.ts";
import { given } from "../../validation/given.ts";
import { tabChanges } from "../about-fields.ts";
import { assertTabSlugFree, findTab } from "./find-tab.ts";

type TabUpdate = {
  id: number;
  change: z.input<typeof tabChanges>;
  /** The version that the change was made from; a newer one refuses it. Undefined for any. */
  version?: number | undefined;
};

/**
 * Changes what is given of a tab.
 * @throws {UserFault} by field; SLUG_TAKEN, STALE_VERSION and NOT_FOUND among them.
 */
export async function updateTab(
  database: Database,
  { id, change, version }: TabUpdate,
): Promise<AboutTab> {
  const data = given(accept(tabChanges, change));
  return changeContent(database, async (transaction) => {
    assertCurrent(await findTab(transaction, id), version, "tab");
    if (data.slug !== undefined) await assertTabSlugFree(transaction, data.slug, id);
    return transaction.aboutTab.update({
      where: { id },
      data: { ...data, version: { increment: 1 } },
    });
  });
}
