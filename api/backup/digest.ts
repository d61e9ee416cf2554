import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

type Digest = { size: number; sha256: string };

/** Reads all bytes. @returns the number of bytes, and their SHA-256 in hexadecimal */
export async function digestOf(bytes: AsyncIterable<unknown>): Promise<Digest> {
  const { stream, read } = openDigest();
  stream.resume();
  await pipeline(bytes, stream);
  return read();
}

/**
 * A stream that passes bytes on. After its end, `read` returns their number and their SHA-256 in
 * hexadecimal.
 */
export function openDigest(): { stream: Transform; read: () => Digest } {
  const hash = createHash("sha256");
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, read: () => ({ size, sha256: hash.digest("hex") }) };
}
