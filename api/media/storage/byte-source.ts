import { type FileHandle, open } from "node:fs/promises";

/** A file with random access. */
export type ByteSource = {
  size: number;
  /** Returns fewer bytes than requested at the end of the file. */
  read: (position: number, length: number) => Promise<Buffer>;
};

/** Opens a file for random access while `use` runs. */
export async function withByteSource<Result>(
  path: string,
  use: (source: ByteSource) => Promise<Result>,
): Promise<Result> {
  const handle: FileHandle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const read = async (position: number, length: number) => {
      const target = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
      const { bytesRead } = await handle.read(target, 0, target.length, position);
      return target.subarray(0, bytesRead);
    };
    return await use({ size, read });
  } finally {
    await handle.close();
  }
}
