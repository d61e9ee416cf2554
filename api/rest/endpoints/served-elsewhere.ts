import { z } from "zod";
import type { Operation } from "../endpoint.ts";
import { partUploads } from "./part-uploads.ts";
import { storedBefore } from "./uploads.ts";

const file = z.string().meta({ format: "binary" });

const part = z.enum(["database", "media"]);
const readiness = z.object({
  status: z.enum(["ok", "degraded"]),
  damaged: z.array(part).optional(),
  full: z.array(z.literal("disk")).optional(),
});
const failure = {
  description: "The parts listed in `failing` do not work.",
  response: z.object({ status: z.literal("failing"), failing: z.array(part) }),
};

/** The calls for files and for the server's health. Other plugins serve them; OpenAPI describes them. */
export const servedElsewhere: Operation[] = [
  {
    method: "GET",
    path: "/api/health",
    tag: "Server",
    summary: "The same response as that of /api/health/ready",
    others: { 503: failure },
    status: 200,
    response: readiness,
  },
  {
    method: "GET",
    path: "/api/health/live",
    tag: "Server",
    summary: "Whether the server runs, without a check of its database and its storage",
    status: 200,
    response: z.object({ status: z.literal("ok") }),
  },
  {
    method: "GET",
    path: "/api/health/ready",
    tag: "Server",
    summary: "Whether the database and the storage of media work",
    others: { 503: failure },
    status: 200,
    response: readiness,
  },
  {
    method: "POST",
    path: "/api/upload/single",
    tag: "Media",
    summary: "Store a picture or video from a form",
    status: 201,
    needsOwner: true,
    bodyType: "multipart/form-data",
    body: z.object({ image: file }),
    response: z.object({ path: z.string(), filename: z.string(), wasStored: storedBefore }),
  },
  {
    method: "PUT",
    path: "/api/objects/upload/{id}",
    tag: "Media",
    summary: "Send a file to an upload address",
    description:
      "The address, with its query, is the uploadURL that was requested. It accepts one file.",
    status: 201,
    others: { 409: "The address was used already." },
    needsOwner: true,
    bodyType: "application/octet-stream",
    params: z.object({ id: z.string().describe("Part of the uploadURL.") }),
    body: file,
  },
  ...partUploads,
];
