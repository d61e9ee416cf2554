import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { removeOlder } from "./remove-older.ts";
import {
  attempts,
  timeout as defaultTimeout,
  isMissing,
  reach,
  unreachableOr,
  withAttempts,
} from "./s3-client.ts";
import { type ByteRange, requireSafeKey, type Storage, storeStream } from "./storage.ts";

/** The slowest accepted transfer, in bytes per millisecond. The timeout of a transfer allows this speed. */
const slowestLine = 4;

/** The pause before the rest of an object is requested whose transfer has broken off, in milliseconds. */
const breakPause = 200;

type Options = {
  client: S3Client;
  bucket: string;
  /** A local folder for temporary files of transfers to and from the bucket. */
  scratchFolder: string;
  /** The timeout of a request, in milliseconds. */
  timeout?: number;
};

/** Stores media in an S3-compatible bucket. */
export function createS3Storage({ client, bucket, scratchFolder, timeout }: Options): Storage {
  const at = (key: string) => ({ Bucket: bucket, Key: requireSafeKey(key) });

  const withScratchFile = async <Result>(use: (path: string) => Promise<Result>) => {
    await mkdir(scratchFolder, { recursive: true, mode: 0o700 });
    const path = join(scratchFolder, randomUUID());
    try {
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  };

  const check = async () => {
    await reach(
      (abortSignal) => client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal }),
      timeout,
    );
  };

  const sendFile = async (key: string, path: string) => {
    const { size } = await stat(path);
    await withAttempts(async () => {
      // A transfer may take minutes and has no timeout, so a request with a timeout first checks that the
      // bucket can be reached.
      await check();
      // The client does not notice if reading the file fails, so the request is aborted then.
      const control = new AbortController();
      const stream = createReadStream(path).once("error", () => control.abort());
      const command = new PutObjectCommand({ ...at(key), Body: stream, ContentLength: size });
      await client.send(command, { abortSignal: control.signal }).catch((error: unknown) => {
        throw stream.errored ?? error;
      });
    }).catch((error: unknown) => {
      throw unreachableOr(error);
    });
  };

  const read = (key: string, range?: ByteRange) =>
    Readable.from(readPieces(client, at(key), { range, timeout }));

  return {
    stat: async (key) => {
      try {
        const command = new HeadObjectCommand(at(key));
        const { ContentLength = 0 } = await reach(
          (abortSignal) => client.send(command, { abortSignal }),
          timeout,
        );
        return { size: ContentLength };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    read,
    withFile: (key, use) =>
      withScratchFile(async (path) => {
        await pipeline(read(key), createWriteStream(path));
        return use(path);
      }),
    write: async (key, bytes) => {
      if (bytes instanceof Readable) {
        const send = async (path: string) => {
          await pipeline(bytes, createWriteStream(path));
          await sendFile(key, path);
        };
        return storeStream(bytes, () => withScratchFile(send));
      }
      const command = new PutObjectCommand({ ...at(key), Body: bytes });
      // The timeout of a transfer is long, so a short request first checks that the bucket can be reached.
      await check();
      const time = (timeout ?? defaultTimeout) + bytes.length / slowestLine;
      await reach((abortSignal) => client.send(command, { abortSignal }), time);
    },
    adopt: async (key, path) => {
      await sendFile(key, path);
      await rm(path, { force: true });
    },
    remove: async (key) => {
      const command = new DeleteObjectCommand(at(key));
      await reach((abortSignal) => client.send(command, { abortSignal }), timeout);
    },
    list: async function* (folder) {
      let next: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          ...{ Bucket: bucket, Prefix: folder, ContinuationToken: next },
        });
        const page = await reach((abortSignal) => client.send(command, { abortSignal }), timeout);
        for (const { Key, Size = 0, LastModified = new Date() } of page.Contents ?? []) {
          if (Key) yield { key: Key, size: Size, modifiedAt: LastModified };
        }
        next = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (next);
    },
    removePartial: (before) => removeOlder(scratchFolder, before),
    check,
  };
}

type Reading = { range: ByteRange | undefined; timeout: number | undefined };

/**
 * The bytes of an object. The first bytes have to arrive within the timeout. After a lost
 * connection, the remaining bytes are requested in another request.
 */
async function* readPieces(
  client: S3Client,
  object: { Bucket: string; Key: string },
  { range, timeout = defaultTimeout }: Reading,
): AsyncGenerator<Uint8Array> {
  let position = range?.start ?? 0;
  let version: string | undefined;
  // Whether the consumer is processing a piece. An error that is thrown then comes from the consumer, so the
  // request is not repeated.
  let isConsumed = false;
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), timeout);
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        const {
          Body,
          ETag,
          ContentLength = 0,
        } = await client.send(
          new GetObjectCommand({
            ...object,
            IfMatch: version,
            ...((position > 0 || range) && { Range: `bytes=${position}-${range?.end ?? ""}` }),
          }),
          { abortSignal: control.signal },
        );
        version = ETag;
        const end = position + ContentLength;
        if (Body instanceof Readable) {
          for await (const piece of Body) {
            clearTimeout(timer);
            position += piece.length;
            attempt = 0; // a long transfer may break off more often than `attempts`
            isConsumed = true;
            yield piece;
            isConsumed = false;
          }
        }
        if (position < end) throw new Error("the object broke off");
        return;
      } catch (error) {
        if (isConsumed) throw error;
        if (isMissing(error) || attempt >= attempts || control.signal.aborted) {
          throw unreachableOr(error);
        }
        if (attempt === 0) await wait(breakPause);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
