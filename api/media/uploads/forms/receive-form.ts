import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import busboy from "busboy";
import { MediaFault } from "../../media-fault.ts";

/**
 * Hands the file in one field of an HTML form to `take` while it arrives.
 * @throws {MediaFault} 400 where the body is no such form; and whatever `take` throws
 */
export function receiveForm<Result>(
  request: IncomingMessage,
  field: string,
  take: (file: { stream: Readable; fileName: string | undefined }) => Promise<Result>,
): Promise<Result> {
  const missing = () =>
    new MediaFault(
      400,
      "NO_FILE",
      `Send a form (multipart/form-data) with a file in ${field}.`,
      field,
    );
  return new Promise((resolve, reject) => {
    let parser: ReturnType<typeof busboy>;
    try {
      parser = busboy({
        headers: request.headers,
        // As browsers write the names of files.
        defParamCharset: "utf8",
        limits: { files: 1, fields: 20 },
      });
    } catch {
      reject(missing());
      return;
    }
    let taken: Promise<Result> | undefined;
    parser.on("file", (name, stream, { filename: fileName }) => {
      // Whoever reads it hears of its errors; where nobody does, they would end the process.
      stream.on("error", () => {});
      if (name !== field || taken) {
        stream.resume();
        return;
      }
      taken = take({ stream, fileName });
      taken.then(resolve, (error) => {
        request.unpipe(parser);
        reject(error);
      });
    });
    parser.on("error", () => reject(missing()));
    parser.on("close", () => {
      if (!taken) reject(missing());
    });
    request.once("error", (error) => parser.destroy(error));
    request.once("aborted", () => parser.destroy(new Error("the sender went away")));
    request.pipe(parser);
  });
}
