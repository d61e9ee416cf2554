import { StartError } from "../../start-error.ts";
import { tellAddress } from "../address.ts";
import { createClient } from "./create-client.ts";
import { explainRefusal } from "./refusals.ts";

/** The oldest supported version of PostgreSQL. */
const oldest = 14;

type Server = { version: number; encoding: string; canCreate: boolean; isWritable: boolean };

const look = `
  SELECT
    current_setting('server_version_num')::int / 10000 AS version,
    pg_encoding_to_char(encoding) AS encoding,
    coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "canCreate",
    NOT pg_is_in_recovery() AS "isWritable"
  FROM pg_database WHERE datname = current_database()`;

/**
 * Checks whether a server can store the site.
 * @throws {StartError} with what to do where it cannot
 */
export async function checkServer(url: string): Promise<void> {
  const client = createClient(url);
  try {
    await client.connect();
    const { rows } = await client.query<Server>(look);
    const problem = rows[0] && problemOf(rows[0]);
    if (problem) throw new StartError(`The database ${tellAddress(url)} ${problem}`);
  } catch (error) {
    throw error instanceof StartError ? error : explainRefusal(error, url);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether a database contains a site. False for a database without tables. */
export async function hasOwner(url: string): Promise<boolean> {
  const client = createClient(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ has: boolean }>(
      `SELECT to_regclass('"User"') IS NOT NULL AS has`,
    );
    if (!rows[0]?.has) return false;
    return ((await client.query('SELECT 1 FROM "User" LIMIT 1')).rowCount ?? 0) > 0;
  } catch (error) {
    throw explainRefusal(error, url);
  } finally {
    await client.end().catch(() => {});
  }
}

function problemOf({ version, encoding, canCreate, isWritable }: Server): string | undefined {
  if (version < oldest) {
    return `is of PostgreSQL ${version}, which is too old; ${oldest} or newer is needed.`;
  }
  if (encoding !== "UTF8") {
    return `has the encoding ${encoding}, which cannot hold every text; make one with createdb --encoding=UTF8 --template=template0.`;
  }
  if (!isWritable)
    return "is a copy that cannot be written to; name the first server in DATABASE_URL.";
  if (!canCreate)
    return "does not let its user make tables; make the user the owner of the database.";
  return undefined;
}
