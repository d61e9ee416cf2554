import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { processRequest } from "graphql-upload-minimal";
import type { GraphQLParams } from "graphql-yoga";
import type { Viewer } from "../access/viewer.ts";
import { RequestFault } from "../errors/request-fault.ts";
import { byteLimit } from "../media/uploads/byte-limit.ts";

/**
 * Reads the whole body of a request.
 * @param limit the maximum size, in bytes
 * @throws {RequestFault} 413 as soon as more bytes than the limit are announced or sent, 400 for an
 * incomplete body
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () =>
    new RequestFault(413, "TOO_LARGE", `An operation may have at most ${limit / 1024} KB.`);
  if (Number(request.headers["content-length"]) > limit) throw tooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    // A request that is too large is not destroyed, so that the sender can read the response.
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

export function isMultipart({ headers, method }: FastifyRequest): boolean {
  return method === "POST" && /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
}

/**
 * Reads the operation of a GraphQL multipart request; its files arrive while the operation runs. Only the
 * owner and tokens may send files. Without a token, the request needs a header that an HTML form cannot set.
 * @throws {RequestFault} 403 or 401 before the body is read, and 400 for an invalid form
 */
export async function readMultipart(
  { raw }: FastifyRequest,
  viewer: Viewer,
): Promise<GraphQLParams> {
  if (!raw.headers["x-vitrine-client"] && !viewer.token) {
    const message = "Send the header x-vitrine-client with a multipart request.";
    throw new RequestFault(403, "FORBIDDEN", message);
  }
  if (!viewer.isOwner && !viewer.token) {
    throw new RequestFault(401, "UNAUTHENTICATED", "Sign in as the owner to do this.");
  }
  // Slightly above the limit for files, so that the file's own check reports the fault.
  const limits = { maxFiles: 1, maxFileSize: byteLimit + 1, maxFieldSize: 1_000_000 };
  keepErrorsOfPipes(raw);
  try {
    // Only runtimes other than Node use the second parameter.
    const operation = await processRequest(raw, undefined as never, limits);
    if (Array.isArray(operation)) {
      throw new RequestFault(400, "BAD_REQUEST", "Send one operation at a time.");
    }
    return operation as GraphQLParams; // Yoga validates the parts as those of any request.
  } catch (error) {
    if (error instanceof RequestFault) throw error;
    const message = error instanceof Error ? error.message : "The form could not be read.";
    throw new RequestFault(400, "BAD_REQUEST", message);
  }
}

/**
 * Ignores errors of the form's parser after the first: the package handles only the first error, and a second
 * would end the process.
 */
function keepErrorsOfPipes(raw: IncomingMessage): void {
  const pipe = raw.pipe.bind(raw);
  raw.pipe = (destination, options) => {
    destination.on("error", () => {});
    return pipe(destination, options);
  };
}
