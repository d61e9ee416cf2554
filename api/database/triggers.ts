import { type Connection, inTransaction, readColumn } from "./connection.ts";
import { contentTriggers } from "./content-revision.ts";
import { demoTriggers } from "./demo-triggers.ts";
import { mediaUseTriggers, outdateMediaUsesOf } from "./media-use-triggers.ts";

/**
 * The end of a statement that selects the triggers of this product, by the prefixes of their names.
 */
const ours = `
  FROM sqlite_master
  WHERE type = 'trigger' AND substr(name, 1, instr(name, '_') - 1) IN ('count', 'outdate', 'own')
  ORDER BY name`;

/** The statements that create the triggers, sorted by name. */
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

/**
 * Creates the triggers. All uses of files are then derived again, because content may have changed
 * while there were no triggers.
 */
export function createTriggers(connection: Connection): void {
  for (const trigger of triggersFor(connection)) connection.exec(trigger);
  outdateMediaUsesOf(connection);
}

/** Replaces the triggers of a database where they differ from the triggers of this version. */
export function completeTriggers(connection: Connection): void {
  const found = readColumn(connection, `SELECT sql ${ours}`);
  if (found.join() === triggersFor(connection).join()) return;
  inTransaction(connection, () => {
    dropTriggers(connection);
    createTriggers(connection);
  });
}
