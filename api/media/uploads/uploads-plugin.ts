import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../builder/context.ts";
import type { Media } from "../media.ts";
import { MediaFault } from "../media-fault.ts";
import { receiveForm } from "./forms/receive-form.ts";
import { requireOwner } from "./require-owner.ts";

type Options = {
  media: Media;
  makeContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
};

/**
 * Takes files as raw bodies and as forms. Who is not the owner is refused before a byte is read.
 */
export async function uploadsPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { media, makeContext } = options;
  const { uploads, localParts } = media;
  // Bodies are streamed by the handlers themselves.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));

  app.addHook("onRequest", requireOwner(makeContext));

  app.setErrorHandler((error, request, reply) => {
    // What the sender is still sending is read and dropped, so that it gets to read the response.
    request.raw.resume();
    if (error instanceof MediaFault && error.errors[0]?.code === "EXPIRED") {
      return reply.status(403).type("application/xml").send(expiredBody);
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
    const asset = await receiveForm(request.raw, "image", (file) => uploads.store(file, "uploads"));
    const filename = asset.path.slice("/uploads/".length);
    return reply.status(201).send({ path: asset.path, filename });
  });
}

/** In the form of S3, by which uploaders know that a new address will help. */
const expiredBody = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>`;
