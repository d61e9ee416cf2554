/**
 * Makes PostgreSQL compare the values of text columns by their bytes, as SQLite does, in databases
 * of any locale.
 * @param {string} sql of a migration
 */
export function sortByBytes(sql) {
  return sql.replace(
    /^(\s+"\w+" TEXT|(?:ALTER TABLE "\w+" )?ADD COLUMN\s+"\w+" TEXT)\b/gm,
    '$1 COLLATE "C"',
  );
}
