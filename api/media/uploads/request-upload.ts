import { randomUUID } from "node:crypto";
import type { Database } from "../../database/client.ts";
import { tooLarge } from "../media-fault.ts";
import { byteLimit } from "./byte-limit.ts";
import type { UploadAddresses, UploadTerms } from "./upload-address.ts";

/** How long an address may be used, in milliseconds. */
const addressLife = 15 * 60 * 1000;

type Services = { database: Database; addresses: UploadAddresses; onActivity: () => () => void };

/** Issues an address that takes one file. @throws {MediaFault} where the announced size is too large */
export async function requestUpload(
  { database, addresses, onActivity }: Services,
  origin: string,
  announcedSize?: number | null,
): Promise<UploadTerms & { url: string }> {
  if (announcedSize && announcedSize > byteLimit) throw tooLarge(byteLimit);
  const terms = { id: randomUUID(), byteLimit, expiresAt: new Date(Date.now() + addressLife) };
  const end = onActivity();
  await database.upload.create({ data: { id: terms.id, expiresAt: terms.expiresAt } }).finally(end);
  return { ...terms, url: addresses.issue(origin, terms) };
}
