import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-code-cache-"));
  writeFileSync(join(folder, "package.json"), '{"type":"commonjs"}');
  write("start.js", 'const { word } = require("./word.js"); console.log(word());');
  write("word.js", source("first"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const source = (word: string) => `exports.word = () => { const told = "${word}"; return told; };`;
const write = (name: string, source: string) => writeFileSync(join(folder, name), source);

/** The script that the tests run in other processes: the code under test, without types. */
let module: string;
beforeAll(async () => {
  const path = fileURLToPath(new URL("./code-cache.ts", import.meta.url));
  const { code } = await transformWithOxc(readFileSync(path, "utf8"), path);
  module = `${code}
process.umask(0o077);
const store = cacheCode(process.argv[1]);
createRequire(process.argv[1] + "/")("./start.js");
store();`;
});

/** Runs start.js with the cache, in another process. @returns the output of the process */
function start(...flags: string[]): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...flags, "--input-type=module", "--eval", module, folder],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** The inode numbers of the files of compiled code, by path. */
function stored(): Map<string, number> {
  const cache = join(folder, "code-cache");
  const paths = readdirSync(cache, { recursive: true, encoding: "utf8" });
  const files = paths.map((path) => join(cache, path)).filter((path) => statSync(path).isFile());
  return new Map(files.map((path) => [path, statSync(path).ino]));
}

const pathOf = (name: string) => [...stored().keys()].find((path) => path.endsWith(name)) ?? "";

test("a start writes what it compiled, and the next one takes it as it is", () => {
  expect(start()).toBe("first");
  const written = stored();
  expect([...written.keys()].map((path) => basename(path)).sort()).toEqual(["start.js", "word.js"]);
  expect(start()).toBe("first");
  expect(stored()).toEqual(written);
});

test("functions that have run are in it", () => {
  start();
  const { size } = statSync(pathOf("word.js"));
  rmSync(join(folder, "code-cache"), { recursive: true });
  write("start.js", 'require("./word.js");');
  start();
  expect(statSync(pathOf("word.js")).size).toBeLessThan(size);
});

test("another source of the same length is compiled, and takes the place of the former", () => {
  start();
  const written = stored();
  write("word.js", source("other"));
  expect(start()).toBe("other");
  expect(stored().get(pathOf("word.js"))).not.toBe(written.get(pathOf("word.js")));
  expect(stored().get(pathOf("start.js"))).toBe(written.get(pathOf("start.js")));
  expect(start()).toBe("other");
});

test.each([
  ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["empty", () => Buffer.alloc(0)],
  ["of another Node", (bytes: Buffer) => Buffer.from(bytes).fill(1, 32, 64)],
])("what is stored and %s is made again", (_, damage) => {
  start();
  const path = pathOf("word.js");
  writeFileSync(path, damage(readFileSync(path)));
  const damaged = stored();
  expect(start()).toBe("first");
  expect(stored().get(path)).not.toBe(damaged.get(path));
});

test("each set of flags that changes code has code of its own", () => {
  start();
  const written = stored();
  start("--no-opt");
  expect(stored().size).toBe(4);
  start();
  expect([...stored()]).toEqual(expect.arrayContaining([...written]));
});

test("it starts as usual where nothing can be written", () => {
  write("code-cache", "a file where the folder should be");
  expect(start()).toBe("first");
});

test("others may read it, whatever the server keeps to its user", () => {
  start();
  expect(statSync(pathOf("word.js")).mode & 0o777).toBe(0o644);
});

test("what fails is told with its file and line", () => {
  write("word.js", "\n\nthrow new Error('broken');");
  expect(() => start()).toThrow(/word\.js:3\n/);
  write("word.js", "throw new Error('broken');");
  expect(() => start()).toThrow(/word\.js:1:7\)/);
});
