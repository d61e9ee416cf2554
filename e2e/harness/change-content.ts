import { join } from "node:path";
import { type Database, openDatabase } from "../../api/database/client.ts";
import type { Journey } from "./journey.ts";

/** Changes the database of a running site directly, instead of through its API. */
export async function changeContent(
  { folder }: Journey,
  change: (database: Database) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase(`file:${join(folder, "vitrine.db")}`);
  try {
    await change(database);
  } finally {
    await database.$disconnect();
  }
}
