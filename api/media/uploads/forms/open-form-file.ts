import type { Readable } from "node:stream";
import type { FileUpload } from "graphql-upload-minimal";
import { MediaFault } from "../../media-fault.ts";

/**
 * Opens a file that a form sends together with a GraphQL operation.
 * @throws {MediaFault} where the form has no such file, or the file is already open
 */
export async function openFormFile(file: Promise<FileUpload>): Promise<Readable> {
  try {
    return (await file).createReadStream();
  } catch {
    const message = "The form has no whole file for this. Send one file, and use it once.";
    throw new MediaFault(400, "NO_FILE", message, "file");
  }
}
