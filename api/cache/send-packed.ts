import type { IncomingMessage, ServerResponse } from "node:http";
import type { Packed } from "./kept-answer.ts";
import { namesTag } from "./names-tag.ts";

/** Writes a kept answer to the wire: whole, its headers alone, or 304 where the sender has it. */
export function sendPacked(
  { etag, body, headers, unchangedHeaders }: Packed,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const condition = request.headers["if-none-match"];
  if (condition !== undefined && namesTag(condition, etag)) {
    response.writeHead(304, unchangedHeaders);
    response.end();
    return;
  }
  response.writeHead(200, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}
