import { randomUUID } from "node:crypto";
import type { Database } from "../../../database/client.ts";
import type { Coordination } from "../../../database/instances/coordination.ts";
import { log } from "../../../log.ts";
import { readFileName } from "../../file-name.ts";
import { isRefusedFile, MediaFault, noSuchUpload } from "../../media-fault.ts";
import type { Part, PartStore, PartUpload } from "../../storage/storage.ts";
import { partsByteLimit } from "../byte-limit.ts";
import { mediaFiles, receivedLife, receiveFile } from "../receive-file.ts";
import type { Uploads } from "../uploads.ts";

const maxParts = 10_000;

/** Uploads of large files in parts. They can be continued after an interruption. */
export type PartUploads = {
  start: (fileName?: string) => Promise<{ uploadId: string; key: string }>;
  /** Lists the stored parts. @throws {MediaFault} 404 for an unknown upload, like the methods below */
  list: (uploadId: string, key: unknown) => Promise<Part[]>;
  uploadAddress: (uploadId: string, key: unknown, part: number, origin: string) => Promise<string>;
  /**
   * Joins the parts, and checks the file. Calls after a success do nothing. After a temporary
   * failure, another call can succeed.
   * @returns the address for `finalize`
   */
  complete: (
    uploadId: string,
    key: unknown,
    parts: { partNumber: number; etag: string }[],
    origin: string,
  ) => Promise<string>;
  abort: (uploadId: string, key: unknown) => Promise<void>;
};

type Options = {
  database: Database;
  coordination: Pick<Coordination, "once">;
  parts: PartStore;
  uploads: Uploads;
};

export function createPartUploads(options: Options): PartUploads {
  const { database, coordination, parts, uploads } = options;

  const findAny = async (uploadId: string, key: unknown) => {
    const upload = await database.upload.findUnique({ where: { id: uploadId } });
    if (!upload?.partsId || key !== keyOf(uploadId)) throw noSuchUpload();
    // An upload that is "receiving" counts as open, too: if the server stopped while it joined the
    // parts, the parts still exist.
    const isOpen = upload.state === "issued" || upload.state === "receiving";
    return { id: upload.id, partsId: upload.partsId, isOpen };
  };
  const find = async (uploadId: string, key: unknown): Promise<PartUpload> => {
    const upload = await findAny(uploadId, key);
    if (!upload.isOpen) throw noSuchUpload();
    return upload;
  };
  /**
   * Runs `work`, which completes or aborts an upload.
   * @throws {MediaFault} 409 while another call completes or aborts the same upload
   */
  const alone = async (uploadId: string, work: () => Promise<true>): Promise<void> => {
    if (await coordination.once(`parts ${uploadId}`, work)) return;
    throw new MediaFault(409, "IN_USE", "The parts of this file are being put together.");
  };

  return {
    start: async (fileName) => {
      const id = randomUUID();
      const partsId = await parts.start(id);
      const expiresAt = new Date(Date.now() + receivedLife);
      const about = { fileName: readFileName(fileName), expiresAt };
      await database.upload.create({ data: { id, partsId, partsKey: keyOf(id), ...about } });
      return { uploadId: id, key: keyOf(id) };
    },
    list: async (uploadId, key) => parts.list(await find(uploadId, key)),
    uploadAddress: async (uploadId, key, part, origin) => {
      const upload = await find(uploadId, key);
      if (!Number.isInteger(part) || part < 1 || part > maxParts) {
        throw new MediaFault(400, "INVALID_PART", `Parts are numbered from 1 to ${maxParts}.`);
      }
      return parts.uploadAddress(upload, part, origin);
    },
    complete: async (uploadId, key, given, origin) => {
      const ordered = [...given].sort((a, b) => a.partNumber - b.partNumber);
      await alone(uploadId, async () => {
        const upload = await findAny(uploadId, key);
        // The upload is complete: the client did not receive the response, and has called again.
        if (!upload.isOpen) return true;
        const stream = await parts.join(upload, ordered);
        const removeParts = () =>
          parts.remove(upload).catch((error: unknown) => log.warn(error, "parts remain"));
        try {
          const { incomingFolder } = uploads;
          const file = await receiveFile(stream, incomingFolder, partsByteLimit, mediaFiles);
          await uploads.adoptParts(upload.id, file);
        } catch (error) {
          // The parts of a refused file are useless. After any other failure the client may call again.
          if (isRefusedFile(error)) await removeParts();
          throw error;
        } finally {
          stream.destroy();
        }
        await removeParts();
        return true;
      });
      return `${origin}/api/objects/upload/${uploadId}`;
    },
    abort: (uploadId, key) =>
      alone(uploadId, async () => {
        await parts.remove(await find(uploadId, key));
        await database.upload.delete({ where: { id: uploadId } });
        return true;
      }),
  };
}

function keyOf(uploadId: string): string {
  return `incoming/${uploadId}`;
}
