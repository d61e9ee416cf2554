import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";
import { attempts, isMissing, withAttempts } from "./s3-client.ts";
import { type ByteRange, requireSafeKey, type Storage } from "./storage.ts";

type Options = {
  client: S3Client;
  bucket: string;
  /** A folder of this machine for files on their way to and from the bucket. */
  scratchFolder: string;
};

/** Keeps media in an S3-compatible bucket. */
export function createS3Storage({ client, bucket, scratchFolder }: Options): Storage {
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

  const sendFile = async (key: string, path: string) => {
    const { size } = await stat(path);
    await withAttempts(() =>
      client.send(
        new PutObjectCommand({ ...at(key), Body: createReadStream(path), ContentLength: size }),
      ),
    );
  };

  const read = (key: string, range?: ByteRange) =>
    Readable.from(readPieces(client, at(key), range));

  return {
    stat: async (key) => {
      try {
        const { ContentLength = 0 } = await client.send(new HeadObjectCommand(at(key)));
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
    write: (key, bytes) =>
      bytes instanceof Readable
        ? withScratchFile(async (path) => {
            await pipeline(bytes, createWriteStream(path));
            await sendFile(key, path);
          })
        : client.send(new PutObjectCommand({ ...at(key), Body: bytes })).then(() => {}),
    adopt: async (key, path) => {
      await sendFile(key, path);
      await rm(path, { force: true });
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    list: async function* (folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folder });
      for await (const { Contents = [] } of pages) {
        for (const { Key, Size = 0, LastModified = new Date() } of Contents) {
          if (Key) yield { key: Key, size: Size, modifiedAt: LastModified };
        }
      }
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}

/** The bytes of an object; where the connection breaks, the rest is asked for. */
async function* readPieces(
  client: S3Client,
  object: { Bucket: string; Key: string },
  range?: ByteRange,
): AsyncGenerator<Uint8Array> {
  let position = range?.start ?? 0;
  let version: string | undefined;
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
      );
      version = ETag;
      const end = position + ContentLength;
      if (Body instanceof Readable) {
        for await (const piece of Body) {
          position += piece.length;
          yield piece;
        }
      }
      if (position < end) throw new Error("the object broke off");
      return;
    } catch (error) {
      if (isMissing(error) || attempt >= attempts) throw error;
    }
  }
}
