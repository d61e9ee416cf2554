import type { FileUpload } from "graphql-upload-minimal";
import type { SiteIdentity } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import type { Media } from "../../media/media.ts";
import { openFormFile } from "../../media/uploads/forms/open-form-file.ts";
import { replaceResume } from "./replace-resume.ts";

type Services = { database: Database; media: Pick<Media, "storage" | "uploads"> };

/** Stores a PDF as the résumé, in the place of the one before. @throws {MediaFault} */
export async function uploadResume(
  { database, media }: Services,
  file: Promise<FileUpload>,
): Promise<SiteIdentity> {
  const { path, byteSize, checksum } = await media.uploads.storeDocument(await openFormFile(file));
  const data = { resume: path, resumeByteSize: byteSize, resumeChecksum: checksum };
  return replaceResume({ database, storage: media.storage }, data);
}
