import { z } from "zod";
import type { Operation } from "../endpoint.ts";
import { partUploads } from "./part-uploads.ts";

const file = z.string().meta({ format: "binary" });

/** Calls that move bytes or look after the server: served elsewhere, described with the others. */
export const servedElsewhere: Operation[] = [
  {
    method: "GET",
    path: "/api/health",
    tag: "Server",
    summary: "Whether the server works",
    refusals: { 503: "These parts of it do not work." },
    status: 200,
    response: z.object({ status: z.literal("ok") }),
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
    response: z.object({ path: z.string(), filename: z.string() }),
  },
  {
    method: "PUT",
    path: "/api/objects/upload/{id}",
    tag: "Media",
    summary: "Send a file to an upload address",
    description:
      "The address, with its query, is the uploadURL that was asked for; it takes one file.",
    status: 201,
    refusals: { 409: "The address was used already." },
    needsOwner: true,
    bodyType: "application/octet-stream",
    params: z.object({ id: z.string().describe("Part of the uploadURL.") }),
    body: file,
  },
  ...partUploads,
];
