import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import busboy from "busboy";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { MakeContext } from "../../builder/context.ts";
import type { Media } from "../media.ts";
import { MediaFault } from "../media-fault.ts";
import { requireOwner } from "./require-owner.ts";

type Options = {
  media: Media;
  makeContext: MakeContext;
};

/**
 * Receives files as raw bodies and as forms. Callers other than the owner are refused before the body is
 * read.
 */
export async function uploadsPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { media, makeContext } = options;
  const { uploads, localParts } = media;
  // Bodies are not parsed, because the handlers stream them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));

  app.addHook("onRequest", requireOwner(makeContext, ["MEDIA"]));

  app.setErrorHandler((error, request, reply) => {
    // The rest of the body is read and dropped, so that the sender can read the response.
    request.raw.resume();
    if (error instanceof MediaFault && error.errors[0]?.code === "EXPIRED") {
      return reply.status(403).type("application/xml").send(inXml(error.message));
    }
    throw error;
  });

  app.put("/api/objects/upload/:id", async (request, reply) => {
    const { id } = z.object({ id: z.string() }).parse(request.params);
    const query = z.record(z.string(), z.unknown()).parse(request.query);
    const stored = await uploads.receive(id, query, {
      stream: request.raw,
      announcedSize: Number(request.headers["content-length"]) || undefined,
    });
    return reply.status(201).header("etag", `"${stored.checksum}"`).send();
  });

  app.put("/s3/parts/:id/:part", async (request, reply) => {
    const { id, part } = z
      .object({ id: z.string(), part: z.coerce.number().catch(0) })
      .parse(request.params);
    const query = z.record(z.string(), z.unknown()).parse(request.query);
    if (!localParts) throw new MediaFault(404, "NOT_FOUND", "Parts go to the bucket.");
    const etag = await localParts.receive(id, part, query, request.raw);
    return reply.header("etag", etag).send();
  });

  app.post("/api/upload/single", async (request, reply) => {
    const { asset, wasStored } = await receiveForm(request.raw, "image", (file) =>
      uploads.store(file, "uploads"),
    );
    const filename = asset.path.slice("/uploads/".length);
    return reply.status(201).send({ path: asset.path, filename, ...(wasStored && { wasStored }) });
  });
}

/**
 * The error for an expired address in the format of S3: upload clients that know S3 then request a new
 * address.
 */
const inXml = (message: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code><Message>${message}</Message></Error>`;

/**
 * Passes the file in a field of an HTML form to `take` while the file arrives.
 * @throws {MediaFault} 400 where the body is no form with a file in this field; and errors of
 *   `take`
 */
function receiveForm<Result>(
  request: IncomingMessage,
  field: string,
  take: (file: { stream: Readable; fileName: string | undefined }) => Promise<Result>,
): Promise<Result> {
  const missing = () =>
    new MediaFault(
      400,
      "NO_FILE",
      `Send a form (multipart/form-data) with a file in ${field}.`,
      field,
    );
  return new Promise((resolve, reject) => {
    let parser: ReturnType<typeof busboy>;
    try {
      parser = busboy({
        headers: request.headers,
        // Browsers send file names as UTF-8.
        defParamCharset: "utf8",
        limits: { files: 1, fields: 20 },
      });
    } catch {
      reject(missing());
      return;
    }
    let taken: Promise<Result> | undefined;
    parser.on("file", (name, stream, { filename: fileName }) => {
      // If nothing reads the stream and it fails, this listener prevents the end of the process.
      stream.on("error", () => {});
      if (name !== field || taken) {
        stream.resume();
        return;
      }
      taken = take({ stream, fileName });
      taken.then(resolve, (error) => {
        request.unpipe(parser);
        reject(error);
      });
    });
    parser.on("error", () => reject(missing()));
    parser.on("close", () => {
      if (!taken) reject(missing());
    });
    request.once("error", (error) => parser.destroy(error));
    request.once("aborted", () => parser.destroy(new Error("the sender went away")));
    request.pipe(parser);
  });
}
