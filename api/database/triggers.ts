import { type Connection, inTransaction, readColumn } from "./connection.ts";
import { contentTriggers } from "./content-revision.ts";
import { demoTriggers } from "./demo-triggers.ts";
import { mediaUseTriggers, outdateMediaUsesOf } from "./media-use-triggers.ts";

/** This product's triggers, by their names; the rest of the text is how the database stores a trigger. */
const ours = `
  FROM sqlite_master
  WHERE type = 'trigger' AND substr(name, 1, instr(name, '_') - 1) IN ('count', 'outdate', 'own')
  ORDER BY name`;

/** As SQL, sorted by name. */
function triggersFor(connection: Connection): string[] {
  const columns = readColumn(connection, `SELECT name FROM pragma_table_info('Project')`);
  const ofDemo = demoTriggers(columns).map(
    ({ name, event, condition, statement }) =>
      `CREATE TRIGGER "own_${name}" AFTER ${event}${condition ? ` WHEN ${condition}` : ""} BEGIN ${statement} END`,
  );
  return [...contentTriggers(connection), ...mediaUseTriggers(connection), ...ofDemo].sort();
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
