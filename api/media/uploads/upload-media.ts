import type { FileUpload } from "graphql-upload-minimal";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { openFormFile } from "./forms/open-form-file.ts";
import type { Uploads } from "./uploads.ts";

/** Stores a file that comes in a form with the operation itself. @throws {MediaFault} */
export async function uploadMedia(
  uploads: Uploads,
  file: Promise<FileUpload>,
): Promise<MediaAsset> {
  const stream = await openFormFile(file);
  return uploads.store({ stream, fileName: (await file).filename }, "objects");
}
