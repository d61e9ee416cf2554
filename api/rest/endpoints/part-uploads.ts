import { z } from "zod";
import type { Operation } from "../endpoint.ts";

const common = { tag: "Multipart uploads", status: 200, needsOwner: true } as const;
const key = z.object({ key: z.string().describe("The key in the response to the start.") });
const uploadId = z.string().describe("The uploadId in the response to the start.");
const upload = z.object({ uploadId });
const part = z.object({ PartNumber: z.int(), ETag: z.string() });

/** The multipart upload service for files above 100 MB, in the protocol of Uppy's clients. */
export const partUploads: Operation[] = [
  {
    ...common,
    method: "POST",
    path: "/s3/multipart",
    summary: "Start an upload in parts",
    body: z
      .object({
        filename: z.string(),
        type: z.string(),
        metadata: z.record(z.string(), z.unknown()),
      })
      .partial(),
    example: { filename: "orrery.mp4", type: "video/mp4", metadata: {} },
    response: z.object({ uploadId: z.string(), key: z.string() }),
  },
  {
    ...common,
    method: "GET",
    path: "/s3/multipart/{uploadId}",
    summary: "The parts that have arrived",
    params: upload,
    query: key,
    response: z.array(part.extend({ Size: z.int() })),
  },
  {
    ...common,
    method: "GET",
    path: "/s3/multipart/{uploadId}/{partNumber}",
    summary: "An upload address for one part",
    params: z.object({ uploadId, partNumber: z.int().describe("The number of the part, from 1.") }),
    query: key,
    response: z.object({
      url: z.string(),
      expires: z.int().describe("How long the address is valid, in seconds."),
    }),
  },
  {
    ...common,
    method: "POST",
    path: "/s3/multipart/{uploadId}/complete",
    summary: "Complete an upload by joining its parts",
    params: upload,
    query: key,
    body: z.object({ parts: z.array(part) }),
    example: { parts: [{ PartNumber: 1, ETag: '"0cc175b9c0f1b6a831c399e269772661"' }] },
    response: z.object({ location: z.string() }),
  },
  {
    ...common,
    method: "DELETE",
    path: "/s3/multipart/{uploadId}",
    summary: "Cancel an upload",
    params: upload,
    query: key,
    response: z.object({}),
  },
  {
    ...common,
    method: "GET",
    path: "/s3/params",
    summary: "An upload address for a whole file",
    response: z.object({
      method: z.string(),
      url: z.string(),
      fields: z.record(z.string(), z.string()),
      headers: z.record(z.string(), z.string()),
      limit: z.int().describe("The maximum size of the file, in bytes."),
    }),
  },
  {
    ...common,
    method: "GET",
    path: "/s3/sts",
    summary: "Temporary credentials for the bucket",
    others: { 501: "The storage issues no credentials. Request an address for each part." },
    response: z.object({
      credentials: z.object({
        AccessKeyId: z.string(),
        SecretAccessKey: z.string(),
        SessionToken: z.string(),
        Expiration: z.string(),
      }),
      bucket: z.string(),
      region: z.string(),
    }),
  },
];
