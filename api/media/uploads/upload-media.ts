import type { Readable } from "node:stream";
import type { FileUpload } from "graphql-upload-minimal";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { MediaFault } from "../media-fault.ts";
import type { Uploads } from "./uploads.ts";

/** Stores a file that comes in a form with the operation itself. @throws {MediaFault} */
export async function uploadMedia(
  uploads: Uploads,
  file: Promise<FileUpload>,
): Promise<MediaAsset> {
  return uploads.store(await openFile(file), "objects");
}

/** @throws {MediaFault} where the form ended before the file, or the file is taken already */
async function openFile(file: Promise<FileUpload>): Promise<Readable> {
  try {
    return (await file).createReadStream();
  } catch {
    const message = "The form has no whole file for this. Send one file, and use it once.";
    throw new MediaFault(400, "NO_FILE", message, "file");
  }
}
