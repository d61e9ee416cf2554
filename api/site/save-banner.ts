import { z } from "zod";
import type { Banner } from "../database/__generated__/prisma/client.ts";
import type { Database } from "../database/client.ts";
import { changeContent } from "../database/content-change.ts";
import { accept } from "../validation/accept.ts";
import { requiredText } from "../validation/text.ts";

const banner = z.object({
  isActive: z.boolean(),
  content: requiredText("The banner's text", 500, "The banner needs some text."),
});

/** Writes the banner. @throws {UserFault} for blank or over-long content. */
export async function saveBanner(
  database: Database,
  input: z.input<typeof banner>,
): Promise<Banner> {
  const data = accept(banner, input);
  return changeContent(database, (transaction) =>
    transaction.banner.upsert({ where: { id: 1 }, create: data, update: data }),
  );
}
