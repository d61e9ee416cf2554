import type { Beginning, SiteSetup } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { given } from "../../validation/given.ts";

type SetupChange = { beginning?: Beginning | undefined; isFinished?: boolean | undefined };

/** Notes what the owner began with, and whether she is done. What is left out stays as it is. */
export function updateSiteSetup(
  database: Database,
  { beginning, isFinished }: SetupChange,
  now = new Date(),
): Promise<SiteSetup> {
  const finishedAt = isFinished === undefined ? undefined : isFinished ? now : null;
  const data = given({ beginning, finishedAt });
  return changeContent(database, (transaction) =>
    transaction.siteSetup.upsert({ where: { id: 1 }, create: data, update: data }),
  );
}
