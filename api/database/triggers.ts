import { type Connection, inTransaction, readColumn } from "./connection.ts";
import { contentTriggers } from "./content-revision.ts";
import { mediaUseTriggers, outdateMediaUsesOf } from "./media-use-triggers.ts";

/** This product's triggers, by their names; the rest of the text is how the database stores a trigger. */
const ours = `
  FROM sqlite_master
  WHERE type = 'trigger' AND (name LIKE 'count\\_%' ESCAPE '\\' OR name LIKE 'outdate\\_%' ESCAPE '\\')
  ORDER BY name`;

/** As SQL, sorted by name. */
function triggersFor(connection: Connection): string[] {
  return [...contentTriggers(connection), ...mediaUseTriggers(connection)].sort();
}

export function dropTriggers(connection: Connection): void {
  for (const name of readColumn(connection, `SELECT name ${ours}`)) {
    connection.exec(`DROP TRIGGER "${name}"`);
  }
}

/** Creates the triggers that maintain counts. Changes that were made without them are counted now. */
export function createTriggers(connection: Connection): void {
  for (const trigger of triggersFor(connection)) connection.exec(trigger);
  outdateMediaUsesOf(connection);
}

/** Creates triggers that a database of an older version lacks. */
export function completeTriggers(connection: Connection): void {
  const found = readColumn(connection, `SELECT sql ${ours}`);
  if (found.join() === triggersFor(connection).join()) return;
  inTransaction(connection, () => {
    dropTriggers(connection);
    createTriggers(connection);
  });
}
