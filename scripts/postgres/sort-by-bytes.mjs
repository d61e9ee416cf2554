/**
 * Makes PostgreSQL compare the texts of a migration by their bytes, as SQLite does, whatever language the
 * database was made for.
 * @param {string} sql
 */
export function sortByBytes(sql) {
  return sql.replace(
    /^(\s+"\w+" TEXT|(?:ALTER TABLE "\w+" )?ADD COLUMN\s+"\w+" TEXT)\b/gm,
    '$1 COLLATE "C"',
  );
}
