import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { MakeContext } from "../../../builder/context.ts";
import { describeIssue } from "../../../validation/describe-issue.ts";
import type { Media } from "../../media.ts";
import { MediaFault } from "../../media-fault.ts";
import { partAddressLife } from "../../storage/storage.ts";
import { byteLimit } from "../byte-limit.ts";
import { requireOwner } from "../require-owner.ts";

type Options = {
  media: Media;
  makeContext: MakeContext;
};

const upload = z.object({ uploadId: z.string() });
const part = upload.extend({ partNumber: z.coerce.number().catch(0) });
const keyed = z.object({ key: z.string().catch("") });
const beginning = z
  .strictObject({
    filename: z.string(),
    type: z.string(),
    metadata: z.record(z.string(), z.unknown()),
  })
  .partial();
const completion = z.strictObject({
  // Not strict: clients may also send back the other fields from the list of parts.
  parts: z.array(z.object({ ETag: z.string(), PartNumber: z.int() })),
});

/**
 * Serves multipart uploads to the owner, in the protocol of Companion, the server of the uploader
 * Uppy.
 */
export async function companionPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { media, makeContext } = options;
  const { partUploads, parts: partStore, uploads } = media;
  app.removeContentTypeParser("text/plain");
  app.addHook("onRequest", requireOwner(makeContext, ["MEDIA"]));
  const originOf = async (request: FastifyRequest, reply: FastifyReply) =>
    (await makeContext(request, reply)).caller.origin;

  app.post("/s3/multipart", ({ body }) => {
    const { filename } = check(beginning, body ?? {});
    return partUploads.start(filename);
  });

  app.get("/s3/multipart/:uploadId", async (request) => {
    const { uploadId } = upload.parse(request.params);
    const found = await partUploads.list(uploadId, keyed.parse(request.query).key);
    return found.map(({ partNumber, size, etag }) => ({
      PartNumber: partNumber,
      Size: size,
      ETag: etag,
    }));
  });

  app.get("/s3/multipart/:uploadId/:partNumber", async (request, reply) => {
    const { uploadId, partNumber } = part.parse(request.params);
    const { key } = keyed.parse(request.query);
    const origin = await originOf(request, reply);
    const url = await partUploads.uploadAddress(uploadId, key, partNumber, origin);
    return { url, expires: partAddressLife };
  });

  app.post("/s3/multipart/:uploadId/complete", async (request, reply) => {
    const { uploadId } = upload.parse(request.params);
    const { parts } = check(completion, request.body);
    const given = parts.map(({ ETag, PartNumber }) => ({ etag: ETag, partNumber: PartNumber }));
    const origin = await originOf(request, reply);
    const { key } = keyed.parse(request.query);
    return { location: await partUploads.complete(uploadId, key, given, origin) };
  });

  app.delete("/s3/multipart/:uploadId", async (request) => {
    const { uploadId } = upload.parse(request.params);
    await partUploads.abort(uploadId, keyed.parse(request.query).key);
    return {};
  });

  app.get("/s3/params", async (request, reply) => {
    const { url } = await uploads.request(await originOf(request, reply));
    return { method: "PUT", url, fields: {}, headers: {}, limit: byteLimit };
  });

  app.get("/s3/sts", async (_request, reply) => {
    if (!partStore.temporaryCredentials) {
      const error = "This site's storage gives no temporary credentials; sign each part instead.";
      return reply.status(501).send({ error, code: "NO_CREDENTIALS" });
    }
    const { bucket, region, ...credentials } = await partStore.temporaryCredentials();
    reply.header("cache-control", "no-store");
    return {
      credentials: {
        AccessKeyId: credentials.accessKeyId,
        SecretAccessKey: credentials.secretAccessKey,
        SessionToken: credentials.sessionToken,
        Expiration: credentials.expiresAt.toISOString(),
      },
      bucket,
      region,
    };
  });
}

/** Parses a body. @throws {MediaFault} 400 naming the invalid part of the body */
function check<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body, { error: describeIssue });
  if (!error) return data;
  const [issue] = error.issues;
  const key = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path.join(".");
  throw new MediaFault(400, "INVALID", issue?.message ?? "The body is not valid.", key || "body");
}
