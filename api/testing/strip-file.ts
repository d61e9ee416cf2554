import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { detectMediaType } from "../media/inspect/detect-media-type.ts";
import { inspectFile } from "../media/inspect/inspect-file.ts";
import { stripMetadata } from "../media/strip/strip-metadata.ts";

/**
 * Removes the metadata of a file, like an upload.
 * @returns the remaining bytes (`left`), and the results of `inspectFile` before and after
 */
export async function stripFile(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-strip-"));
  try {
    const path = join(folder, "file");
    await writeFile(path, bytes);
    const type = await detectMediaType(bytes.subarray(0, 4_100));
    if (!type) throw new Error("the sample is of no accepted type");
    const facts = await inspectFile(path, type);
    await stripMetadata(path, type);
    return { left: await readFile(path), facts, after: await inspectFile(path, type) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
