import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";

/**
 * The size of a part, in bytes. Buckets accept at most 10,000 parts of an object, so an object can
 * have 160 GB.
 */
const defaultPartSize = 16 * 1024 * 1024;

/**
 * Stores a stream of any length in a bucket. One part at a time is in memory, and the object appears only
 * when it is complete. A stream of less than a part is sent by one request.
 * @param partSize the size of a part, in bytes; buckets require at least 5 MB, except for the last part
 */
export async function sendObject(
  client: S3Client,
  object: { Bucket: string; Key: string },
  bytes: AsyncIterable<Buffer>,
  partSize = defaultPartSize,
): Promise<{ size: number }> {
  const pieces = inParts(bytes, partSize);
  const { value: first = Buffer.alloc(0) } = await pieces.next();
  if (first.length < partSize) {
    await client.send(new PutObjectCommand({ ...object, Body: first }));
    return { size: first.length };
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
  const upload = { ...object, UploadId };
  const parts: { PartNumber: number; ETag: string | undefined }[] = [];
  let size = 0;
  try {
    for (let Body: Buffer | undefined = first; Body; Body = (await pieces.next()).value) {
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      parts.push({ PartNumber, ETag });
      size += Body.length;
    }
    const MultipartUpload = { Parts: parts };
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload }));
    return { size };
  } catch (error) {
    // If this fails, too, the next backup aborts the upload.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}

async function* inParts(
  bytes: AsyncIterable<Buffer>,
  partSize: number,
): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    while (length >= partSize) {
      const whole = Buffer.concat(waiting);
      yield whole.subarray(0, partSize);
      waiting = [whole.subarray(partSize)];
      length -= partSize;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
  return undefined;
}
