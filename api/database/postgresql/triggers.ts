import type pg from "pg";
import { partRow, visibleTables } from "../content-revision.ts";
import { demoTriggers } from "../demo-triggers.ts";
import { harmlessColumns, outdateAll } from "../media-use-triggers.ts";

/** The prefixes by which triggers of older versions are found and replaced. */
const prefixes = "^(count|outdate|own)_";

const countChange = `
  CREATE OR REPLACE FUNCTION vitrine_count_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "ContentRevision" ("id", "revision") VALUES (1, 1), (TG_ARGV[0]::integer, 1)
    ON CONFLICT ("id") DO UPDATE SET "revision" = "ContentRevision"."revision" + 1;
    RETURN NULL;
  END $$`;

const note = (id: string) =>
  `INSERT INTO "OutdatedMediaUse" ("projectId") VALUES (${id}) ON CONFLICT DO NOTHING;`;

/**
 * Statements that create the same triggers as on SQLite: see ../content-revision.ts,
 * ../media-use-triggers.ts and ../demo-triggers.ts.
 */
function triggersFor(tables: string[], projectColumns: string[]): string[] {
  const counts = visibleTables
    .filter((table) => tables.includes(table))
    .flatMap((table) => {
      const count = `EXECUTE FUNCTION vitrine_count_change(${partRow(table)})`;
      return [
        `CREATE TRIGGER "count_${table}" AFTER INSERT OR UPDATE OR DELETE ON "${table}"
         FOR EACH ROW ${count}`,
        `CREATE TRIGGER "count_truncate_${table}" AFTER TRUNCATE ON "${table}"
         FOR EACH STATEMENT ${count}`,
      ];
    });
  const columns = projectColumns
    .filter((name) => !harmlessColumns.has(name))
    .map((name) => `"${name}"`);
  const differs = columns.map((name) => `OLD.${name} IS DISTINCT FROM NEW.${name}`).join(" OR ");
  const trigger = (name: string, event: string, body: string, condition = "") => [
    `CREATE OR REPLACE FUNCTION vitrine_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN ${body} RETURN NULL; END $$`,
    `CREATE TRIGGER "${name}" AFTER ${event} FOR EACH ROW ${condition}
     EXECUTE FUNCTION vitrine_${name}()`,
  ];
  const outdate = (name: string, ...rest: [event: string, body: string, condition?: string]) =>
    trigger(`outdate_${name}`, ...rest);
  return [
    countChange,
    ...counts,
    ...outdate("insert_project", 'INSERT ON "Project"', note('NEW."id"')),
    ...outdate(
      "update_project",
      `UPDATE OF ${columns.join(", ")} ON "Project"`,
      note('NEW."id"'),
      `WHEN (${differs})`,
    ),
    ...outdate("insert_image", 'INSERT ON "WorkImage"', note('NEW."projectId"')),
    ...outdate(
      "update_image",
      'UPDATE OF "src", "projectId" ON "WorkImage"',
      `${note('OLD."projectId"')} ${note('NEW."projectId"')}`,
    ),
    ...outdate("delete_image", 'DELETE ON "WorkImage"', note('OLD."projectId"')),
    ...outdate("identity", 'INSERT OR UPDATE OR DELETE ON "SiteIdentity"', note("0")),
    ...demoTriggers(projectColumns).flatMap(({ name, event, condition, statement }) =>
      trigger(`own_${name.toLowerCase()}`, event, statement, condition && `WHEN (${condition})`),
    ),
  ];
}

type Found = { tables: string[]; columns: string[]; triggers: string[]; made: string | null };

const look = `
  SELECT
    (SELECT coalesce(json_agg(tablename), '[]') FROM pg_tables
     WHERE schemaname = current_schema()) AS tables,
    (SELECT coalesce(json_agg(column_name ORDER BY ordinal_position), '[]') FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = 'Project') AS columns,
    (SELECT coalesce(json_agg(tgname::text || ' ' || tgrelid::regclass ORDER BY tgname), '[]') FROM pg_trigger
     JOIN pg_class ON pg_class.oid = tgrelid AND relnamespace = current_schema()::regnamespace
     WHERE NOT tgisinternal AND tgname ~ '${prefixes}') AS triggers,
    (SELECT obj_description(oid, 'pg_proc') FROM pg_proc
     WHERE proname = 'vitrine_count_change' AND pronamespace = current_schema()::regnamespace) AS made`;

/**
 * Creates the triggers where they are missing or of another version. All uses of files are then
 * derived again, because content may have changed without the triggers.
 * @param client a connection in a transaction
 */
export async function completeTriggers(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Found>(look);
  const found = rows[0];
  if (!found) throw new Error("The catalogue of the database does not answer");
  if (!found.tables.includes("OutdatedMediaUse")) return;
  const wanted = triggersFor(found.tables, found.columns);
  const names = wanted.flatMap((sql) => /CREATE TRIGGER "(\w+)"/.exec(sql)?.[1] ?? []);
  const sum = JSON.stringify(wanted).replaceAll("'", "''");
  const present = found.triggers.map((each) => each.split(" ")[0]);
  if (found.made?.replaceAll("'", "''") === sum && present.join() === [...names].sort().join()) {
    return;
  }
  for (const each of found.triggers) {
    const [name, table] = each.split(" ");
    await client.query(`DROP TRIGGER "${name}" ON ${table}`);
  }
  for (const sql of wanted) await client.query(sql);
  await client.query(`COMMENT ON FUNCTION vitrine_count_change() IS '${sum}'`);
  await client.query(outdateAll);
}
