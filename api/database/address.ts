/**
 * Whether a database's address names a PostgreSQL server. All other addresses name an SQLite file.
 */
export function isPostgres(url: string): boolean {
  return /^postgres(?:ql)?:/.test(url);
}

/** A database's address without user, password and parameters, for messages and logs. */
export function tellAddress(url: string): string {
  if (!isPostgres(url)) return url;
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || "localhost"}:${port || 5432}${pathname}`;
}
