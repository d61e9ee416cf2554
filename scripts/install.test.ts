import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const run = promisify(execFile);
const module = pathToFileURL("scripts/install.mjs").href;
const unreachable = "http://127.0.0.1:1/";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-install-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/**
 * Installs as a start or a test run does. The registry is unreachable, so only packages of this
 * folder can be installed.
 */
async function start(options: { isForTests: boolean } = { isForTests: false }) {
  const script = `import(${JSON.stringify(module)}).then(({ install }) => install(${JSON.stringify(options)}))`;
  return run(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      npm_config_registry: unreachable,
      npm_config_fetch_retries: "0",
    },
  });
}

/** @returns the messages about failures */
const install = async () => (await start()).stderr;

/**
 * Writes a lock file with one dependency, from this folder or the registry, and one dependency of
 * tests.
 */
async function lock(source: "here" | "registry"): Promise<void> {
  const version = source === "here" ? "file:one" : "1.0.0";
  const dependencies = { "vitrine-test-one": version };
  const devDependencies = { "vitrine-test-two": "file:two" };
  const name = "site";
  for (const one of ["one", "two"]) {
    await mkdir(join(folder, one), { recursive: true });
    await write(`${one}/package.json`, { name: `vitrine-test-${one}`, version: "1.0.0" });
  }
  await write("package.json", { name, version: "1.0.0", dependencies, devDependencies });
  const packages =
    source === "here"
      ? {
          one: { name: "vitrine-test-one", version: "1.0.0" },
          "node_modules/vitrine-test-one": { resolved: "one", link: true },
        }
      : {
          "node_modules/vitrine-test-one": {
            version: "1.0.0",
            resolved: `${unreachable}vitrine-test-one/-/vitrine-test-one-1.0.0.tgz`,
          },
        };
  await write("package-lock.json", {
    name,
    version: "1.0.0",
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { name, version: "1.0.0", dependencies, devDependencies },
      ...packages,
      two: { name: "vitrine-test-two", version: "1.0.0", dev: true },
      "node_modules/vitrine-test-two": { resolved: "two", link: true, dev: true },
    },
  });
}

const write = (path: string, content: object) =>
  writeFile(join(folder, path), JSON.stringify(content));
const stampPath = () => join(folder, "node_modules/.vitrine-installed");
/** Writes a file that is lost when the packages are replaced. */
const leaveMark = () => writeFile(join(folder, "node_modules/mark"), "");
const entries = () => readdir(folder);
const packages = async () => readdir(join(folder, "node_modules"));

test("packages are installed once, and again when the lock file changes", {
  tags: "long",
}, async () => {
  await lock("here");
  // Without a message, a silent minute would look like a start that hangs.
  expect((await start()).stdout).toContain("Installing packages. This takes a minute or two.");
  expect(await packages()).toContain("vitrine-test-one");
  await leaveMark();
  expect((await start()).stdout).toBe("");
  expect(await packages()).toContain("mark");

  await writeFile(join(folder, "package-lock.json"), "\n", { flag: "a" });
  await install();
  expect(await packages()).not.toContain("mark");
  expect((await entries()).filter((name) => name.startsWith(".node_modules"))).toEqual([]);
});

test("of two starts at once one installs, and the other waits for it", {
  tags: "long",
}, async () => {
  await lock("here");
  const told = await Promise.all([start(), start()]);
  const output = told.map(({ stdout }) => stdout).join("");
  expect(output.match(/Installing packages/g)).toHaveLength(1);
  expect(told.map(({ stderr }) => stderr)).toEqual(["", ""]);
  expect(await packages()).toContain("vitrine-test-one");
});

test("a start does not wait for one that was killed", { tags: "long" }, async () => {
  await lock("here");
  const mark = join(folder, ".cache/preparing");
  await mkdir(mark, { recursive: true });
  const former = new Date(Date.now() - 60_000);
  await utimes(mark, former, former);
  await install();
  expect(await packages()).toContain("vitrine-test-one");
  await expect(stat(mark)).rejects.toThrow("ENOENT");
});

test("what only tests use is installed by them, and serves a start as well", {
  tags: "long",
}, async () => {
  await lock("here");
  await install();
  expect(await packages()).not.toContain("vitrine-test-two");
  await start({ isForTests: true });
  expect(await packages()).toEqual(
    expect.arrayContaining(["vitrine-test-one", "vitrine-test-two"]),
  );
  await leaveMark();
  await install();
  await start({ isForTests: true });
  expect(await packages()).toContain("mark");

  await writeFile(join(folder, "package-lock.json"), "\n", { flag: "a" });
  await install();
  expect(await packages()).toContain("vitrine-test-two");
  expect(await packages()).not.toContain("mark");
});

test("another release of the same Node installs nothing; one that loads other modules does", {
  tags: "long",
}, async () => {
  await lock("here");
  await install();
  await leaveMark();
  const major = process.version.split(".")[0];
  const sum = createHash("sha256")
    .update("package-lock.json\0")
    .update(await readFile(join(folder, "package-lock.json")))
    .update("\0")
    .digest("hex");
  await writeFile(stampPath(), `${major}.0.1 ${process.platform} ${process.arch} ${sum}`);
  await install();
  expect(await packages()).toContain("mark");

  await writeFile(stampPath(), `modules-1 ${process.platform} ${process.arch} ${sum}`);
  await install();
  expect(await packages()).not.toContain("mark");
});

test("without a registry the installed packages are used, and it is said", {
  tags: "long",
}, async () => {
  await lock("here");
  await install();
  await leaveMark();
  await lock("registry");
  expect(await install()).toContain("The installed ones are used");
  expect(await packages()).toContain("mark");
  expect((await entries()).filter((name) => name.startsWith(".node_modules"))).toEqual([]);
});

test("without a registry and without packages it fails", { tags: "long" }, async () => {
  await lock("registry");
  await expect(install()).rejects.toThrow();
  await expect(packages()).rejects.toThrow("ENOENT");
});

test("a start that was killed while it swapped the folders is continued", {
  tags: "long",
}, async () => {
  await lock("here");
  await install();
  await mkdir(join(folder, ".node_modules-new"));
  await rename(join(folder, "node_modules"), join(folder, ".node_modules-new/node_modules"));
  await rm(join(folder, "one"), { recursive: true });
  await install();
  expect(await packages()).toContain("vitrine-test-one");
});
