import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { FileUpload } from "graphql-upload-minimal";
import { action, type PayloadFields } from "../../../builder/action.ts";
import type { FontRole } from "../../../database/__generated__/prisma/client.ts";
import type { Database } from "../../../database/client.ts";
import { changeContent } from "../../../database/content-change.ts";
import { tooLarge } from "../../../media/media-fault.ts";
import { openFormFile } from "../../../media/uploads/forms/open-form-file.ts";
import { readSiteLook, SiteLookType } from "../site-look.ts";
import { inspectFont } from "./inspect-font.ts";
import { FontRoleType } from "./site-font.ts";

/** The most bytes that a font may have as a file. */
const fontByteLimit = 2 * 1024 * 1024;

const lookField = (t: PayloadFields<unknown>, description: string) =>
  t.field({
    type: SiteLookType,
    description,
    resolve: (_outcome, _arguments, { database }) => readSiteLook(database),
  });

action("uploadSiteFont", {
  description:
    "Has every page set in a WOFF2 that comes with the request itself, 2 MB at most, in the place of the one before.",
  args: (arg) => ({
    role: arg({ type: FontRoleType, required: true, description: "What it is for." }),
    allowsSubset: arg.boolean({
      required: true,
      description:
        "Whether its licence allows web use and subsetting. Else it is served as a whole.",
    }),
    file: arg({ type: "Upload", required: true, description: "The font." }),
  }),
  run: (font, { database }) => uploadSiteFont(database, font),
  payload: {
    description: "What became of the file.",
    fields: (t) => ({
      siteLook: lookField(t, "The look as it is now, also where the file was refused."),
    }),
  },
});

action("removeSiteFont", {
  description: "Has every page set in the voice's own face again.",
  input: {
    description: "Which font of the owner's is to go.",
    fields: (t) => ({
      role: t.field({ type: FontRoleType, required: true, description: "What it is for." }),
    }),
  },
  run: ({ role }, { database }) =>
    changeContent(database, (transaction) => transaction.siteFont.deleteMany({ where: { role } })),
  payload: {
    description: "The look without it.",
    fields: (t) => ({ siteLook: lookField(t, "The look as it is now.") }),
  },
});

type NewFont = {
  role: FontRole;
  /** Whether the owner has said that its licence allows web use and subsetting. */
  allowsSubset: boolean;
  file: Promise<FileUpload>;
};

/** Has every page set in this font, in the place of the one before. @throws {MediaFault} */
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
    fileName: filename.slice(0, 200),
    bytes: new Uint8Array(bytes),
    checksum: `${role}-${checksumOf(bytes)}`,
    firstBytes: allowsSubset ? firstBytes : null,
    firstChecksum: allowsSubset ? `${role}-${checksumOf(firstBytes)}` : null,
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

function checksumOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
