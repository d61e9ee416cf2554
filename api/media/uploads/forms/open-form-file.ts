import type { Readable } from "node:stream";
import type { FileUpload } from "graphql-upload-minimal";
import { MediaFault } from "../../media-fault.ts";

/**
 * A file that comes in a form with the operation itself.
 * @throws {MediaFault} where the form ended before the file, or the file is taken already
 */
export async function openFormFile(file: Promise<FileUpload>): Promise<Readable> {
  try {
    return (await file).createReadStream();
  } catch {
    const message = "The form has no whole file for this. Send one file, and use it once.";
    throw new MediaFault(400, "NO_FILE", message, "file");
  }
}
