import { type PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { CopyFolder } from "./copy-folder.ts";

/** Files that compression does not make smaller. */
const packed = /\.(?:avif|gif|jpe?g|mp4|pdf|png|webm|webp|woff2)$/;

/**
 * Opens a folder for a copy that is a zip file. The zip file is produced while `bytes` is read, so that it is
 * never in memory as a whole.
 * @param onFile is called after each file
 */
export function openCopyZip(onFile: () => void): { folder: CopyFolder; bytes: PassThrough } {
  const zip = new ZipFile();
  const bytes = zip.outputStream as PassThrough; // its type declares only a readable stream
  const written = new Set<string>();
  const closed = finished(bytes).then(() => {
    throw new Error("the zip file is closed");
  });
  closed.catch(() => {});
  const writeStream = async (file: string, read: () => Readable) => {
    if (written.has(file)) return;
    written.add(file);
    const options = { mode: 0o100_644, compress: !packed.test(file) };
    const isRead = new Promise((resolve, reject) => {
      zip.addReadStreamLazy(file, options, (send) => {
        const stream = read();
        stream.once("end", resolve).once("error", reject);
        send(null, stream);
      });
    });
    await Promise.race([isRead, closed]);
    onFile();
  };
  const folder: CopyFolder = {
    former: { version: 1, files: {}, pages: {}, projects: {}, state: "" },
    keep: async (file) => written.has(file),
    write: (file, content) => writeStream(file, () => Readable.from([Buffer.from(content)])),
    writeStream: (file, _mark, read) => writeStream(file, read),
    finish: async () => {
      zip.end();
      return { written: [...written], unchanged: 0, removed: [] };
    },
  };
  return { folder, bytes };
}
