import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { mutation } from "../records.ts";

/** True where the same bytes were stored before; missing for a new file. */
export const storedBefore = z
  .literal(true)
  .optional()
  .describe(
    "Set only if a file with the same bytes was stored before. The path in the response is that of the earlier file.",
  );

const requestAddress = endpoint({
  tag: "Media",
  method: "POST",
  path: "/api/objects/upload",
  summary: "Request an upload address for one file",
  description: "Send the file there by PUT within 15 minutes, 100 MB at most.",
  status: 200,
  response: z.strictObject({ uploadURL: z.string() }),
  document: `
    mutation {
      payload: requestUpload(input: {}) { uploadURL userErrors { field message code } }
    }`,
  reply: ({ payload }: { payload: { uploadURL: string } }) => ({ uploadURL: payload.uploadURL }),
});

const storeFile = endpoint({
  tag: "Media",
  method: "PUT",
  path: "/api/objects/image",
  summary: "Store the file that was sent to an upload address",
  description:
    "Only upload addresses of this site are accepted. The server fetches nothing from other addresses.",
  status: 200,
  body: z.strictObject({ imageURL: z.string().min(1) }),
  example: { imageURL: "https://example.org/api/objects/upload/3f2a" },
  response: z.strictObject({ objectPath: z.string(), wasStored: storedBefore }),
  document: mutation("finalizeUpload", "objectPath wasStored"),
  variables: ({ body }) => ({ input: { uploadURL: body.imageURL } }),
  fieldNames: { uploadURL: "imageURL" },
  reply: ({ payload }: { payload: { objectPath: string; wasStored: boolean } }) => ({
    objectPath: payload.objectPath,
    ...(payload.wasStored && { wasStored: true as const }),
  }),
});

export const uploadEndpoints = [requestAddress, storeFile];
