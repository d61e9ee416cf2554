import type { IncomingMessage } from "node:http";
import { RequestFault } from "./request-fault.ts";

/**
 * The whole body of a request.
 * @param limit in bytes
 * @throws {RequestFault} 413 as soon as there are more, announced or sent
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () =>
    new RequestFault(413, "TOO_LARGE", `An operation may have ${limit / 1024} KB.`);
  if (Number(request.headers["content-length"]) > limit) throw tooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    // Not ended where there is too much of it, so that the sender gets to read the response.
    for await (const piece of request.iterator({ destroyOnReturn: false })) {
      pieces.push(piece);
      size += piece.length;
      if (size > limit) throw tooLarge();
    }
  } catch (error) {
    if (error instanceof RequestFault) throw error;
    throw new RequestFault(400, "INVALID", "The body broke off.");
  }
  return Buffer.concat(pieces);
}
