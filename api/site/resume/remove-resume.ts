import type { SiteIdentity } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import type { Storage } from "../../media/storage/storage.ts";
import { replaceResume } from "./replace-resume.ts";

/** Removes the résumé, where there is one. */
export function removeResume(services: {
  database: Database;
  storage: Storage;
}): Promise<SiteIdentity> {
  return replaceResume(services, { resume: null, resumeByteSize: null, resumeChecksum: null });
}
