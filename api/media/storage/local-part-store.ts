import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { deriveKey } from "../../access/derive-key.ts";
import { incomplete, MediaFault, noSuchUpload, tooLarge } from "../media-fault.ts";
import { byteLimit, partsByteLimit } from "../uploads/byte-limit.ts";
import { countStreamed } from "../uploads/collect-garbage.ts";
import { createSigner } from "../uploads/upload-address.ts";
import { watchSilence } from "../uploads/watch-silence.ts";
import { isMissingFile, requireRoom } from "./local-storage.ts";
import { type Part, type PartStore, partAddressLife } from "./storage.ts";

/**
 * Stores the parts of large files in a folder. A file's name consists of the number, size and MD5
 * of its part.
 */
export type LocalPartStore = PartStore & {
  /** Receives a part at its address. @returns its ETag. @throws {MediaFault} */
  receive: (id: string, partNumber: number, query: Query, body: Readable) => Promise<string>;
};

type Query = { expires?: unknown; signature?: unknown };

const uploadId = /^[0-9a-f-]{36}$/;

const fileName = /^(\d+)-(\d+)-([0-9a-f]{32})$/;

/** The folder of parts, beside the folder of incoming files. */
export function partsFolder(incomingFolder: string): string {
  return `${incomingFolder}-parts`;
}

export function createLocalPartStore(folder: string, secret: string): LocalPartStore {
  const { sign, verify } = createSigner(
    deriveKey(secret, "part addresses"),
    partAddressLife * 1000,
  );
  const folderOf = (id: string) => {
    if (!uploadId.test(id)) throw new Error("unsafe upload id");
    return join(folder, id);
  };
  const files = async (id: string) => {
    const names = await readdir(folderOf(id)).catch(() => []);
    return names
      .map((name) => ({ name, match: fileName.exec(name) }))
      .flatMap(({ name, match }) =>
        match
          ? [{ name, partNumber: Number(match[1]), size: Number(match[2]), etag: `"${match[3]}"` }]
          : [],
      )
      .sort((a, b) => a.partNumber - b.partNumber);
  };

  return {
    origin: null,
    start: async (id) => {
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
      return id;
    },
    uploadAddress: async ({ id }, partNumber, origin) => {
      const expires = Math.floor(Date.now() / 1000) + partAddressLife;
      const signature = sign(`${id} ${partNumber} ${expires}`);
      return `${origin}/s3/parts/${id}/${partNumber}?expires=${expires}&signature=${signature}`;
    },
    list: async ({ id }) => (await files(id)).map(({ name: _, ...part }): Part => part),
    join: async ({ id }, parts) => {
      const known = await files(id);
      const chosen = parts.map(({ partNumber, etag }) =>
        known.find((file) => file.partNumber === partNumber && file.etag === etag),
      );
      if (chosen.length === 0 || chosen.includes(undefined)) {
        throw new MediaFault(400, "INVALID_PART", "A part is missing, or is another than named.");
      }
      return Readable.from(
        concatenate(
          chosen.flatMap((file) => (file ? [file.name] : [])),
          folderOf(id),
        ),
      );
    },
    listBegunBefore: async (moment) => {
      const names = await readdir(folder).catch(() => []);
      const ids = names.filter((name) => uploadId.test(name));
      const begun = await Promise.all(
        ids.map(async (id) => ({ id, at: (await stat(join(folder, id))).mtime })),
      );
      return begun.flatMap(({ id, at }) => (at < moment ? [{ id, partsId: id }] : []));
    },
    remove: ({ id }) => rm(folderOf(id), { recursive: true, force: true }),
    temporaryCredentials: null,
    receive: async (id, partNumber, query, body) => {
      const expires = Number(query.expires);
      verify(`${id} ${partNumber} ${expires}`, query.signature, expires);
      const target = folderOf(id);
      const partial = join(target, `.partial-${randomUUID()}`);
      const hash = createHash("md5");
      const silence = watchSilence(body);
      let size = 0;
      try {
        await requireRoom(target);
        const sum = sizeOf((await files(id)).filter((one) => one.partNumber !== partNumber));
        const file = await open(partial, "wx", 0o600);
        try {
          // The stream is not destroyed after a failure, so that the sender can still read the
          // response.
          for await (const piece of body.iterator({ destroyOnReturn: false })) {
            silence.heard();
            countStreamed(piece.length);
            hash.update(piece);
            size += piece.length;
            if (size > byteLimit) throw tooLarge(byteLimit, "A part of a file");
            if (sum + size > partsByteLimit) throw tooLarge(partsByteLimit);
            await file.writeFile(piece);
          }
          await file.sync();
        } finally {
          await file.close();
        }
        const etag = hash.digest("hex");
        const name = `${partNumber}-${size}-${etag}`;
        await rename(partial, join(target, name));
        const stored = await files(id);
        const former = stored.filter((one) => one.partNumber === partNumber && one.name !== name);
        // The total is checked again, because other parts may have arrived at the same time.
        const isTooLarge = sizeOf(stored.filter((one) => !former.includes(one))) > partsByteLimit;
        const removed = isTooLarge ? [name] : former.map((one) => one.name);
        for (const each of removed) await rm(join(target, each), { force: true });
        if (isTooLarge) throw tooLarge(partsByteLimit);
        return `"${etag}"`;
      } catch (error) {
        // The folder is missing: the upload was aborted or completed before this call ended.
        if (isMissingFile(error)) throw noSuchUpload();
        throw error === body.errored && !(error instanceof MediaFault) ? incomplete() : error;
      } finally {
        silence.stop();
        await rm(partial, { force: true });
      }
    },
  };
}

const sizeOf = (parts: { size: number }[]) => parts.reduce((sum, { size }) => sum + size, 0);

async function* concatenate(names: string[], folder: string): AsyncGenerator<Buffer> {
  try {
    for (const name of names) yield* createReadStream(join(folder, name));
  } catch (error) {
    throw isMissingFile(error) ? noSuchUpload() : error;
  }
}
