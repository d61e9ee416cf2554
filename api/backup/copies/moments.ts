import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { z } from "zod";
import { type Manifest, type ManifestEntry, manifestSchema, mediaPrefix } from "../archive.ts";
import { decrypt, encryptedSuffix, encryptFor } from "../encryption.ts";
import { readStamp, stampOf } from "../places/backup-names.ts";
import { ArchiveFault } from "../unpack-archive.ts";

/**
 * The file of a copy of the site, called `moment` in identifiers. It contains the manifest of the
 * copy. The contents of the entries are stored separately, under their checksums.
 */
export type CopyFile = {
  name: string;
  createdAt: Date;
  /** The checksum of the copy's database. */
  database: string;
  /** The end of the storage keys of the copy's contents, see `sealOf`. Empty without encryption. */
  seal: string;
};

const namePattern = /^vitrine-([^-]+)-([0-9a-f]{64})(\.[0-9a-f]{16}\.age)?\.json\.gz$/;

export function nameMoment({ createdAt, database, seal }: Omit<CopyFile, "name">): string {
  return `vitrine-${stampOf(createdAt)}-${database}${seal}.json.gz`;
}

/** Reads the name of a copy. @returns undefined for the name of another file */
export function readMoment(name: string): CopyFile | undefined {
  const [, stamp = "", database = "", seal = ""] = namePattern.exec(name) ?? [];
  const createdAt = readStamp(stamp);
  return createdAt && { name, createdAt, database, seal };
}

/** The end of the storage key of a compressed content, before the `seal` of an encrypted one. */
export const compressed = ".gz";

/** The storage key of an entry's content. */
export function keyOf(
  { name, sha256 }: Pick<ManifestEntry, "name" | "sha256">,
  seal: string,
): string {
  return (name.startsWith(mediaPrefix) ? sha256 : sha256 + compressed) + seal;
}

/**
 * The end of the storage keys of contents that are encrypted for a recipient (a public key). It differs for
 * each recipient. Empty without a recipient.
 */
export function sealOf(recipient: string | null): string {
  if (!recipient) return "";
  const mark = createHash("sha256").update(recipient).digest("hex").slice(0, 16);
  return `.${mark}${encryptedSuffix}`;
}

/**
 * The stored form of an encrypted copy. The server has no key to decrypt it, so the data that it needs for
 * checks and sweeps is readable.
 */
const sealedSchema = z.strictObject({
  format: z.literal("vitrine-encrypted-copy-1"),
  /** The SHA-256 of the encrypted contents as they are stored, by their keys. */
  sums: z.record(z.string(), z.string()),
  /** The encrypted manifest, as base64. */
  manifest: z.base64(),
});

const momentSchema = z.discriminatedUnion("format", [manifestSchema, sealedSchema]);

type Moment = z.infer<typeof momentSchema>;

/**
 * Encodes the manifest of a copy for the storage, encrypted if there is a recipient.
 * @param sums the SHA-256 of the encrypted contents to which the manifest refers, by their keys
 */
export async function encodeMoment(
  manifest: Manifest,
  recipient: string | null,
  sums: Record<string, string>,
): Promise<Buffer> {
  if (!recipient) return gzipSync(JSON.stringify(manifest));
  const encrypt = encryptFor(recipient);
  const encrypted = await buffer(encrypt(Readable.from([Buffer.from(JSON.stringify(manifest))])));
  const sealed: Moment = {
    format: "vitrine-encrypted-copy-1",
    sums,
    manifest: encrypted.toString("base64"),
  };
  return gzipSync(JSON.stringify(sealed));
}

/** @throws {ArchiveFault} where the stored copy is damaged */
export function decodeMoment(bytes: Buffer): Moment {
  try {
    return momentSchema.parse(JSON.parse(gunzipSync(bytes).toString()));
  } catch {
    throw new ArchiveFault("its manifest cannot be read");
  }
}

/** The manifest of a copy, decrypted if need be. @throws {ArchiveFault} where `key` does not open it */
export async function openManifest(moment: Moment, key: string | undefined): Promise<Manifest> {
  if (moment.format === "vitrine-backup-1") return moment;
  const bytes = await buffer(decrypt(Readable.from([Buffer.from(moment.manifest, "base64")]), key));
  return manifestSchema.parse(JSON.parse(bytes.toString()));
}
