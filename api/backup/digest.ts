import { createHash } from "node:crypto";
import { Transform } from "node:stream";

/** A stream that passes bytes on, and afterwards returns their number and SHA-256. */
export function openDigest(): { stream: Transform; read: () => { size: number; sha256: string } } {
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
