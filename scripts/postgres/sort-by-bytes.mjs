/**
 * Has the texts of a migration for PostgreSQL compared by their bytes, as those of SQLite are, whatever
 * language the database was made for.
 * @param {string} sql
 */
export function sortByBytes(sql) {
  return sql.replace(
    /^(\s+"\w+" TEXT|(?:ALTER TABLE "\w+" )?ADD COLUMN\s+"\w+" TEXT)\b/gm,
    '$1 COLLATE "C"',
  );
}
