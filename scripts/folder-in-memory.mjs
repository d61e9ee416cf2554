import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

/** The folder on Linux whose files are in memory only. */
const memory = "/dev/shm";

const prefix = "vitrine-tests-";

/** The free memory that is needed, in bytes: twice the maximum size of a test run's sites and databases. */
const wanted = 6 * 1024 ** 3;

/**
 * A new folder in memory. Test runs make and remove so many sites and databases that writing their
 * files to a disk may take longer than the tests.
 * @returns its path; undefined if the system has no such folder, if memory is short, or if programs
 * may not run from there
 */
export function makeFolderInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, freemem()) < wanted || !mayRunPrograms()) return undefined;
    removeLeftovers();
    const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
    // Every user may write to the folder, as to /tmp: the servers of some tests run as another user.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return undefined;
  }
}

/** Removes the folders of test runs that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix)) continue;
    const processId = Number.parseInt(name.slice(prefix.length), 10);
    if (!isRunning(processId)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** @param {number} processId */
function isRunning(processId) {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}

function mayRunPrograms() {
  const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
  const [, , , options = ""] =
    mounts.find((line) => line.split(" ")[1] === memory)?.split(" ") ?? [];
  return options !== "" && !options.split(",").includes("noexec");
}
