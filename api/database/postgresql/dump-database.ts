import { spawn } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { moveInto } from "../../move-into.ts";
import { keepNewest } from "../keep-newest.ts";

/** The parameters of a database's address that are passed on to libpq, the library of `pg_dump`. */
const parameters = ["host", "port", "user", "sslmode", "sslrootcert", "sslcert", "sslkey"];

/**
 * Copies the database with the program `pg_dump` before a migration. The program `pg_restore` restores the
 * copy, which gets its final name when it is complete on the disk.
 * @param migration the first missing migration
 * @returns the path of the copy
 * @throws {Error} with a message where the program is missing, older than the server, or failed
 */
export async function dumpDatabase(
  url: string,
  folder: string,
  migration: string,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [partial, passfile] = temporaryFiles(folder);
  const address = new URL(url);
  const password = address.searchParams.get("password") ?? decodeURIComponent(address.password);
  const escaped = password.replace(/[\\:]/g, "\\$&");
  address.password = "";
  for (const name of [...address.searchParams.keys()]) {
    if (!parameters.includes(name)) address.searchParams.delete(name);
  }
  if (address.searchParams.get("sslmode") === "verify-full") {
    // libpq trusts no authorities by itself, unlike the server.
    const authorities = address.searchParams.get("sslrootcert") ?? "system";
    address.searchParams.set("sslrootcert", authorities);
  }
  // The password is in a file, because the list of processes would show it.
  address.searchParams.set("passfile", passfile);
  // libpq reads a plus sign as itself, not as a space.
  address.search = address.search.replaceAll("+", "%20");
  try {
    await writeFile(partial, "", { mode: 0o600 });
    await writeFile(passfile, `*:*:*:*:${escaped}\n`, { mode: 0o600 });
    await run(["--format=custom", "--no-password", `--file=${partial}`, `--dbname=${address}`]);
    const copy = join(folder, `before-${migration}.dump`);
    await moveInto(copy, partial);
    await keepNewest(folder, /^before-.*\.dump$/);
    return copy;
  } finally {
    await removeTemporaryFiles(folder);
  }
}

/** Removes the files of a copy in progress, such as one whose process was killed. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  for (const path of temporaryFiles(folder)) await rm(path, { force: true });
}

/** The paths of the unfinished copy and of the file with the password. */
const temporaryFiles = (folder: string) =>
  [join(folder, ".partial"), join(folder, ".pgpass")] as const;

async function run(words: string[]): Promise<void> {
  const program = spawn("pg_dump", words, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) => {
    program.once("error", reject);
    program.once("close", resolve);
  });
  const [code, told] = await Promise.all([ended, text(program.stderr)]).catch((error: Error) => {
    const isMissing = "code" in error && error.code === "ENOENT";
    throw isMissing ? new Error("the program pg_dump is not installed here") : error;
  });
  if (code !== 0) throw new Error(told.split("\n")[0] || "pg_dump failed");
}
