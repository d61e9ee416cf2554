import { action, savedAs } from "../../builder/action.ts";
import type { Context } from "../../builder/context.ts";
import type { SiteIdentity } from "../../database/__generated__/prisma/client.ts";
import { changeContent } from "../../database/content-change.ts";
import { log } from "../../log.ts";
import { openFormFile } from "../../media/uploads/forms/open-form-file.ts";
import { SiteIdentityType } from "../site-identity.ts";

action("uploadResume", {
  description:
    "Replaces the résumé by a PDF, which is sent with the request itself, has 20 MB at most, and is public at once.",
  scopes: ["SETTINGS", "PUBLISH"],
  args: (arg) => ({ file: arg({ type: "Upload", required: true, description: "The PDF." }) }),
  run: async ({ file }, context) => {
    const stream = await openFormFile(file);
    const { path, byteSize, checksum } = await context.media.uploads.storeDocument(stream);
    const data = { resume: path, resumeByteSize: byteSize, resumeChecksum: checksum };
    return replaceResume(context, data);
  },
  payload: {
    description: "The résumé after the upload.",
    fields: savedAs(
      "siteIdentity",
      SiteIdentityType,
      "The identity with the résumé. Null where the file was refused.",
    ),
  },
});

action("removeResume", {
  description: "Removes the résumé; its address returns 404 at once.",
  scopes: ["SETTINGS", "PUBLISH"],
  run: (_none, context) =>
    replaceResume(context, { resume: null, resumeByteSize: null, resumeChecksum: null }),
  payload: {
    description: "The site's identity without the résumé.",
    fields: savedAs("siteIdentity", SiteIdentityType, "The identity as it is now."),
  },
});

type Resume = Pick<SiteIdentity, "resume" | "resumeByteSize" | "resumeChecksum">;

/** Stores the columns of the new résumé, and removes the former file. */
async function replaceResume(
  { database, media }: Pick<Context, "database" | "media">,
  data: Resume,
): Promise<SiteIdentity> {
  const { before, after } = await changeContent(database, async (transaction) => ({
    before: await transaction.siteIdentity.findUnique({ where: { id: 1 } }),
    after: await transaction.siteIdentity.upsert({ where: { id: 1 }, create: data, update: data }),
  }));
  if (before?.resume && before.resume !== data.resume) {
    // If this fails, the next sweep of unused files removes the file.
    await media.storage.remove(before.resume.slice(1)).catch((error: unknown) => {
      log.warn({ err: error, path: before.resume }, "a former résumé was not removed");
    });
  }
  return after;
}
