import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { FileUpload } from "graphql-upload-minimal";
import type { FontRole } from "../../../database/__generated__/prisma/client.ts";
import type { Database } from "../../../database/client.ts";
import { changeContent } from "../../../database/content-change.ts";
import { tooLarge } from "../../../media/media-fault.ts";
import { openFormFile } from "../../../media/uploads/forms/open-form-file.ts";
import { inspectFont } from "./inspect-font.ts";

/** The most bytes that a font may have as a file. */
const fontByteLimit = 2 * 1024 * 1024;

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
