import { hash } from "node:crypto";
import type { Readable } from "node:stream";
import type { FileUpload } from "graphql-upload-minimal";
import { action, type PayloadFields } from "../../../builder/action.ts";
import type { FontRole } from "../../../database/__generated__/prisma/client.ts";
import type { Database } from "../../../database/client.ts";
import { changeContent } from "../../../database/content-change.ts";
import { readFileName } from "../../../media/file-name.ts";
import { tooLarge } from "../../../media/media-fault.ts";
import { openFormFile } from "../../../media/uploads/forms/open-form-file.ts";
import { readSiteLook, SiteLookType } from "../site-look.ts";
import { inspectFont } from "./inspect-font.ts";
import { FontRoleType } from "./site-font.ts";

/** The largest font file, in bytes. */
const fontByteLimit = 2 * 1024 * 1024;

const lookField = (t: PayloadFields<unknown>, description: string) =>
  t.field({
    type: SiteLookType,
    description,
    resolve: (_outcome, _arguments, { database }) => readSiteLook(database),
  });

action("uploadSiteFont", {
  description:
    "Replaces a font of all pages by a WOFF2 file, which is sent with the request itself and has 2 MB at most.",
  scopes: ["SETTINGS", "PUBLISH"],
  args: (arg) => ({
    role: arg({ type: FontRoleType, required: true, description: "The role of the font." }),
    allowsSubset: arg.boolean({
      required: true,
      description:
        "Whether the licence of the font allows web use and subsetting. Otherwise the whole font is served.",
    }),
    file: arg({ type: "Upload", required: true, description: "The font." }),
  }),
  run: (font, { database }) => uploadSiteFont(database, font),
  payload: {
    description: "The look after the upload.",
    fields: (t) => ({
      siteLook: lookField(t, "The look as it is now, also where the file was refused."),
    }),
  },
});

action("removeSiteFont", {
  description: "Removes a font of the owner: all pages use the font of the chosen `voice` again.",
  scopes: ["SETTINGS", "PUBLISH"],
  input: {
    description: "The font to remove.",
    fields: (t) => ({
      role: t.field({ type: FontRoleType, required: true, description: "The role of the font." }),
    }),
  },
  run: ({ role }, { database }) =>
    changeContent(database, (transaction) => transaction.siteFont.deleteMany({ where: { role } })),
  payload: {
    description: "The look after the removal.",
    fields: (t) => ({ siteLook: lookField(t, "The look as it is now.") }),
  },
});

type NewFont = {
  role: FontRole;
  /** Whether the owner confirms that the licence of the font allows web use and subsetting. */
  allowsSubset: boolean;
  file: Promise<FileUpload>;
};

/** Replaces the font of a role on all pages. @throws {MediaFault} where the file is refused */
export async function uploadSiteFont(
  database: Database,
  { role, allowsSubset, file }: NewFont,
): Promise<void> {
  const { filename } = await file.catch(() => ({ filename: "" }));
  const bytes = await readWhole(await openFormFile(file));
  const { firstBytes, ...facts } = await inspectFont(bytes, role);
  const data = {
    ...facts,
    role,
    fileName: readFileName(filename),
    bytes: new Uint8Array(bytes),
    checksum: `${role}-${hash("sha256", bytes)}`,
    firstBytes: allowsSubset ? firstBytes : null,
    firstChecksum: allowsSubset ? `${role}-${hash("sha256", firstBytes)}` : null,
  };
  await changeContent(database, async (transaction) => {
    await transaction.siteFont.deleteMany({ where: { role } });
    await transaction.siteFont.create({ data });
  });
}

async function readWhole(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > fontByteLimit) throw tooLarge(fontByteLimit);
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}
