import type { z } from "zod";
import type { AboutTab } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { accept } from "../../validation/accept.ts";
import { given } from "../../validation/given.ts";
import { newTab } from "../about-fields.ts";
import { assertTabSlugFree } from "./find-tab.ts";

/** Makes a tab. @throws {UserFault} by field, SLUG_TAKEN among them. */
export async function createTab(
  database: Database,
  input: z.input<typeof newTab>,
): Promise<AboutTab> {
  const { quotesHeading, displayOrder, ...fields } = accept(newTab, input);
  return changeContent(database, async (transaction) => {
    await assertTabSlugFree(transaction, fields.slug);
    const data = { ...fields, ...given({ quotesHeading, displayOrder }) };
    return transaction.aboutTab.create({ data });
  });
}
