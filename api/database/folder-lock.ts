import { join } from "node:path";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { StartError } from "../start-error.ts";

/** Kept from the garbage collector, which would close them and free the folder. */
const heldLocks: unknown[] = [];

/**
 * Holds the data folder for this process until it ends, however it ends: the lock is an open write
 * on a small database of its own, which the operating system gives up with the process.
 * @throws {StartError} when another process holds it.
 */
export async function lockDataFolder(folder: string): Promise<void> {
  const lock = new PrismaLibSql({ url: `file:${join(folder, "lock.db")}`, timeout: 0 });
  try {
    const connection = await lock.connect();
    const held = await connection.startTransaction();
    await held.executeRaw({
      sql: "CREATE TABLE IF NOT EXISTS held (by_process INTEGER)",
      args: [],
      argTypes: [],
    });
    await held.executeRaw({ sql: "DELETE FROM held", args: [], argTypes: [] });
    heldLocks.push(connection, held);
  } catch {
    throw new StartError(
      `Another Vitrine is running on the data folder ${folder}; stop it, or set DATA_DIR to another folder.`,
    );
  }
}
