import { createHash } from "node:crypto";
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import Module, { createRequire } from "node:module";
import { basename, dirname, join, sep } from "node:path";
import { cachedDataVersionTag } from "node:v8";
import { constants, Script } from "node:vm";

type Loaded = { script: Script; path: string; hash: Buffer };

/** The length of a SHA-256 hash in bytes. Sources are compared by hash, because V8 compares only their lengths. */
const hashSize = 32;

/**
 * Makes `require` load the scripts of a folder from code that V8 compiled and cached at an earlier start. A
 * script without a matching cache is compiled from its source. Node 22 and later have a similar cache; this
 * one also works with Node 20, and with read-only folders, as in a container image.
 * @param folder the folder of CommonJS scripts, with the cache in `code-cache`
 * @returns a function that writes the missing caches. Each cache contains the functions of a script that have
 *   run until then
 */
export function cacheCode(folder: string): () => void {
  const cacheFolder = join(folder, "code-cache", cachedDataVersionTag().toString(16));
  const missing: Loaded[] = [];
  const { read, close } = openReader();
  const { extensions } = createRequire(folder + sep);
  const loadOther = extensions[".js"];
  extensions[".js"] = (module, path) => {
    if (!path.startsWith(folder + sep)) return loadOther(module, path);
    const bytes = read(path);
    const hash = createHash("sha256").update(bytes).digest();
    const source = bytes.toString("latin1"); // ASCII, by scripts/build/common-js.mjs
    const cachedData = readCode(() => read(join(cacheFolder, basename(path))), hash);
    const script = new Script(Module.wrap(source), {
      filename: path,
      columnOffset: -Module.wrap("").indexOf("\n"),
      ...(cachedData && { cachedData }),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    if (!cachedData || script.cachedDataRejected) missing.push({ script, path, hash });
    const run = script.runInThisContext();
    run.call(module.exports, module.exports, createRequire(path), module, path, dirname(path));
  };
  return () => {
    close();
    // The umask of the process would restrict the cache to the user of the process. Everyone who may read the
    // scripts may also read their cache.
    const mask = process.umask(0o022);
    try {
      if (missing.length > 0) mkdirSync(cacheFolder, { recursive: true });
      for (const loaded of missing.splice(0)) writeCode(cacheFolder, loaded);
    } catch {
      // The folder is read-only or full: the next start compiles again.
    } finally {
      process.umask(mask);
    }
  };
}

/**
 * Opens a reader that reads all files into the same buffer: each read overwrites the result of the previous
 * read. With a buffer for each file, the process would keep megabytes of freed memory.
 */
function openReader(): { read: (path: string) => Buffer; close: () => void } {
  let memory = Buffer.alloc(0);
  const read = (path: string) => {
    const file = openSync(path, "r");
    try {
      const { size } = fstatSync(file);
      if (size > memory.length) memory = Buffer.allocUnsafeSlow(size);
      return memory.subarray(0, readSync(file, memory, 0, size, 0));
    } finally {
      closeSync(file);
    }
  };
  const close = () => {
    memory = Buffer.alloc(0);
  };
  return { read, close };
}

function readCode(read: () => Buffer, hash: Buffer): Buffer | undefined {
  try {
    const stored = read();
    return stored.subarray(0, hashSize).equals(hash) ? stored.subarray(hashSize) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a temporary file and renames it, because another process may read or write the same cache meanwhile. */
function writeCode(folder: string, { script, path, hash }: Loaded): void {
  const target = join(folder, basename(path));
  const partial = `${target}.${process.pid}`;
  try {
    writeFileSync(partial, Buffer.concat([hash, script.createCachedData()]));
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
