import { randomUUID } from "node:crypto";
import type { Database } from "../../database/client.ts";
import { readFileName } from "../file-name.ts";
import { tooLarge } from "../media-fault.ts";
import { byteLimit } from "./byte-limit.ts";
import { addressLife, type UploadAddresses, type UploadTerms } from "./upload-address.ts";

type Services = { database: Database; addresses: UploadAddresses; onActivity: () => () => void };

/** What is said of a file before it is sent. */
export type Announcement = {
  byteSize?: number | null | undefined;
  /** As it is called where it comes from. */
  fileName?: string | null | undefined;
};

/** Issues an address that takes one file. @throws {MediaFault} where the announced size is too large */
export async function requestUpload(
  { database, addresses, onActivity }: Services,
  origin: string,
  { byteSize, fileName }: Announcement = {},
): Promise<UploadTerms & { url: string }> {
  if (byteSize && byteSize > byteLimit) throw tooLarge(byteLimit);
  const terms = { id: randomUUID(), byteLimit, expiresAt: new Date(Date.now() + addressLife) };
  const end = onActivity();
  const { id, expiresAt } = terms;
  const data = { id, expiresAt, fileName: readFileName(fileName) };
  await database.upload.create({ data }).finally(end);
  return { ...terms, url: addresses.issue(origin, terms) };
}
