import type { SiteIdentity } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { log } from "../../log.ts";
import type { Storage } from "../../media/storage/storage.ts";

type Services = { database: Database; storage: Storage };

type Resume = Pick<SiteIdentity, "resume" | "resumeByteSize" | "resumeChecksum">;

/** Writes which file is the résumé, and removes the one before. */
export async function replaceResume(
  { database, storage }: Services,
  data: Resume,
): Promise<SiteIdentity> {
  const { before, after } = await changeContent(database, async (transaction) => ({
    before: await transaction.siteIdentity.findUnique({ where: { id: 1 } }),
    after: await transaction.siteIdentity.upsert({ where: { id: 1 }, create: data, update: data }),
  }));
  if (before?.resume && before.resume !== data.resume) {
    // Nothing leads to it any more; what is left of it goes with the next sweep.
    await storage.remove(before.resume.slice(1)).catch((error: unknown) => {
      log.warn({ err: error, path: before.resume }, "a former résumé was not removed");
    });
  }
  return after;
}
