import type { z } from "zod";
import type { AboutContent } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { given } from "../validation/given.ts";
import { aboutContentChanges } from "./about-fields.ts";

/** Writes what is given of the designer's own words. @throws {UserFault} by field. */
export async function saveAboutContent(
  database: Database,
  change: z.input<typeof aboutContentChanges>,
): Promise<AboutContent> {
  const data = given(accept(aboutContentChanges, change));
  return changeContent(database, (transaction) =>
    transaction.aboutContent.upsert({ where: { id: 1 }, create: data, update: data }),
  );
}
