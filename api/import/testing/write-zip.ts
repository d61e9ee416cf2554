import { crc32, deflateRawSync } from "node:zlib";

type ZipEntry = {
  name: string;
  bytes: Buffer | string;
  /** The unpacked size that the entry states. Undefined for the right size. */
  claimedSize?: number;
  /** The number of the compression method. Undefined for deflate. */
  method?: number;
  /** The type and rights of a file on Unix. */
  mode?: number;
};

/** Makes a zip file. The stated sizes may be false, and names may be unsafe, such as `../a.md`. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claimedSize, method = 8, mode = 0o100644 } of entries) {
    const content = Buffer.from(bytes);
    const packed = deflateRawSync(content);
    const path = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    // This flag marks names as UTF-8.
    shared.writeUInt16LE(0x800, 2);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claimedSize ?? content.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), shared, path, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE((mode << 16) >>> 0, 6);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02"), Buffer.from([20, 3]), shared, place, path);
    files.push(file);
    offset += file.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from("PK\x05\x06"), end]);
}
