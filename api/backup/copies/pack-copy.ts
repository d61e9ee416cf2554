import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { pack } from "tar-stream";
import { storageFaultOf } from "../../database/storage-fault.ts";
import type { Storage } from "../../media/storage/storage.ts";
import { type Manifest, manifestEntry } from "../archive.ts";
import { decrypt } from "../encryption.ts";
import { ArchiveFault } from "../unpack-archive.ts";
import { addEntry } from "../write-archive.ts";
import { compressed, keyOf } from "./moments.ts";

type Options = {
  storage: Storage;
  /** The prefix of the storage keys under which the contents of entries are stored. */
  contents: string;
  /** The ending of the keys of encrypted contents. Empty without encryption. */
  seal: string;
  /** The key of an encrypted copy. */
  backupKey: string | undefined;
  /** Called with the storage key of a missing or damaged content. */
  onFault: (key: string) => void;
};

/**
 * Packs the entries of a copy into an archive. The stream fails with an {@link ArchiveFault} where a content is
 * missing or damaged.
 */
export function packCopy(manifest: Manifest, options: Options): Readable {
  const { storage, contents, seal, backupKey, onFault } = options;
  const archive = pack();
  const read = async function* () {
    try {
      yield* archive;
    } catch (error) {
      // A content of another length than its entry destroys the archive before it is known as a fault.
      await filling;
      throw error;
    }
  };
  const packed = Readable.from(read()).once("close", () => archive.destroy());
  const fill = async () => {
    for (const entry of manifest.entries) {
      const key = contents + keyOf(entry, seal);
      try {
        const stored = storage.read(key);
        const bytes = seal ? decrypt(stored, backupKey) : stored;
        const whole = key.endsWith(compressed + seal) ? bytes.pipe(createGunzip()) : bytes;
        bytes.on("error", (error) => whole.destroy(error));
        const { sha256 } = await addEntry(archive, entry.name, entry.size, whole);
        if (sha256 !== entry.sha256) throw new Error("its checksum is another one");
      } catch (error) {
        if (packed.destroyed || storageFaultOf(error)) throw error;
        onFault(key);
        const how = (await storage.stat(key)) ? "damaged" : "missing";
        throw new ArchiveFault(`its entry ${entry.name} is ${how}`);
      }
    }
    archive.entry({ name: manifestEntry, mode: 0o600 }, JSON.stringify(manifest));
    archive.finalize();
  };
  const filling = fill();
  filling.catch((error: Error) => archive.destroy(error));
  return packed;
}
