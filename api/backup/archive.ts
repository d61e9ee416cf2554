import { z } from "zod";

/**
 * A backup is a tar archive of these entries, in this order: "database", "secret" where the data
 * folder contains one, "media/" and the storage key for every file, and "manifest.json".
 */
export const databaseEntry = "database";
export const secretEntry = "secret";
export const mediaPrefix = "media/";
export const manifestEntry = "manifest.json";

/** The manifest of an archive. It is the last entry, so that a truncated archive has none. */
export const manifestSchema = z.strictObject({
  format: z.literal("vitrine-backup-1"),
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
  entries: z.array(
    z.strictObject({
      name: z.string(),
      /** In bytes. */
      size: z.number().int().nonnegative(),
      /** Hexadecimal. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestEntry = Manifest["entries"][number];
